toy-switch-rich = Whether the pot is large.

toy-ask-bid = How much is your card worth to you?
toy-ask-take = Do you take the pot?
toy-ask-stay = Do you stay in the game?

toy-option-stop = Leave the bid as it is
toy-option-raise = Raise the bid
toy-option-take = Take the pot
toy-option-double = Double the pot
toy-option-fold = Fold
toy-option-stay = Stay

toy-event-raised = { $seat } raises the bid.
toy-event-raised-known = You raise your bid to { $bid }.
toy-event-revealed = { $seat } shows a bid of { $bid }.
toy-event-shouted = { $seat } shouts a bid of { $bid }.
toy-gain-score = more points
toy-risk-score = fewer points
