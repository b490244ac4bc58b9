# Gold Claim in English.

## In the window of the house

gold-claim-pitch = Whoever plays the highest card takes the gold. But who still holds the high ones?
gold-claim-length = 5 minutes

## Switches

gold-claim-switch-comfort = Whoever has played the lowest card of a round finds one gold of their own.

## Questions and answers

gold-claim-ask-card = Which card do you play for { $vein } gold?
gold-claim-option-play = Play { $card }
gold-claim-refusal-card = You do not have that card in hand (rule { $rule }). You may: { $allowed }

## What happens

gold-claim-event-round-began = Round { $round }: the vein holds { $vein } gold.
gold-claim-event-chose = { $seat } has chosen a card.
gold-claim-event-chose-known = You have chosen { $card }.
gold-claim-event-showed = { $seat } shows { $card }.
gold-claim-event-took = { $seat } takes { $vein } gold.
gold-claim-event-found = { $seat } finds one gold.
gold-claim-event-won = { $seat } wins!

## Hints

gold-claim-gain-score = more gold
gold-claim-risk-score = less gold

## The plain table in the browser

gold-claim-view-round = Round
gold-claim-view-rounds = Rounds
gold-claim-view-vein = Gold in the vein
gold-claim-view-gold = Gold
gold-claim-view-hand = Hand
gold-claim-view-card = Chosen
gold-claim-view-shown = Played so far

## The terminal

gold-claim-terminal-vein = Round { $round }: { $vein } gold
gold-claim-terminal-seat =
    { $cards ->
        [one] { $seat }: { $gold } gold, one card
       *[other] { $seat }: { $gold } gold, { $cards } cards
    }
