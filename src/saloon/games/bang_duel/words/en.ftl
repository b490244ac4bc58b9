# BANG! The Duel in English. Attributes are the forms that sentences need: $source_how is the .how of bang-duel-source-…

## In the window of the house

bang-duel-pitch = A duel at high noon for two, outlaw against lawman: cards, bullets and nerves.
bang-duel-length = 20–30 minutes

## Switches of a game

bang-duel-switch-squad = How many characters each side leads, the reserve included.

bang-duel-preset-first-game = First game
bang-duel-preset-first-game-help = Four characters a side, as the rules deal them.
bang-duel-preset-long-game = Long game
bang-duel-preset-long-game-help = Eight characters a side: twice as long.
bang-duel-preset-everybody = Everybody
bang-duel-preset-everybody-help = All twelve characters of each side.

## Vocabulary

bang-duel-side-law = The law
bang-duel-side-outlaw = The outlaws

bang-duel-back-law = law
bang-duel-back-outlaw = outlaw

bang-duel-symbol-barrel = barrel
bang-duel-symbol-dynamite = dynamite
bang-duel-symbol-snake = snake
bang-duel-symbol-horseshoe = horseshoe

bang-duel-person-pinkerton = Allan Pinkerton
bang-duel-person-tilghman = Bill Tilghman
bang-duel-person-buffalo-bill = Buffalo Bill
bang-duel-person-masterson = Bat Masterson
bang-duel-person-django = Django
bang-duel-person-wild-bill = Wild Bill
bang-duel-person-stranger = The Stranger
bang-duel-person-lone-ranger = The Lone Ranger
bang-duel-person-garrett = Pat Garrett
bang-duel-person-tex-willer = Tex Willer
bang-duel-person-wyatt-earp = Wyatt Earp
bang-duel-person-annie-oakley = Annie Oakley
bang-duel-person-anderson = Bill Anderson
bang-duel-person-daltons = The Dalton Gang
bang-duel-person-ransom = Jack Ransom
bang-duel-person-schulz = Doctor Schulz
bang-duel-person-kid-curry = Kid Curry
bang-duel-person-kitty-leroy = Kitty LeRoy
bang-duel-person-pearl-hart = Pearl Hart
bang-duel-person-sundance = The Sundance Kid
bang-duel-person-cattle-kate = Cattle Kate
bang-duel-person-tom-horn = Tom Horn
bang-duel-person-tuco = Tuco Ramirez
bang-duel-person-hardin = Wesley Hardin

bang-duel-power-pinkerton = Whenever he loses a life, except his last, the opponent’s active character becomes the target of a hit.
bang-duel-power-tilghman = Whenever another character is killed, on either side, you draw two cards.
bang-duel-power-buffalo-bill = Always active: he may lose a life in place of your other character, but never his last.
bang-duel-power-masterson = Always active: whoever reveals a card reveals two, and you choose whose symbol counts.
bang-duel-power-django = Whenever the opponent moves their own token, you draw a card.
bang-duel-power-wild-bill = Whenever the opponent takes or discards a card from your hand or a piece of Wild Bill’s own equipment, the opponent’s active character becomes the target of a hit.
bang-duel-power-stranger = Always active: you may play one more BANG! card in your turn.
bang-duel-power-lone-ranger = Whenever the opponent makes him lose a life, except his last, you draw a card. Rattlesnake and Dynamite never count.
bang-duel-power-garrett = In your draw phase you show the second card: if it has a horseshoe, you draw one more from the opponent’s deck.
bang-duel-power-tex-willer = To cancel a hit of your BANG! card, the opponent needs a miss and must also discard one more card from hand.
bang-duel-power-wyatt-earp = Whenever the opponent cancels one of your hits, you draw a card.
bang-duel-power-annie-oakley = Hit cards may be played as misses for her, and Missed! as a Colt, which then is a BANG! card.
bang-duel-power-anderson = Whenever another character is killed, you may take up to two cards: from its equipment, at random from its owner’s hand, or one of each.
bang-duel-power-daltons = In your draw phase you draw three cards instead of two.
bang-duel-power-ransom = You may play your cards on any character in play, the opponent’s rear one too.
bang-duel-power-schulz = Whenever the opponent makes him lose a life, except his last, you may discard a random card from the opponent’s hand. Rattlesnake and Dynamite never count.
bang-duel-power-kid-curry = Against a hit on him you may reveal a card of the opponent’s deck: a barrel cancels the hit, and the shooter becomes the target of one.
bang-duel-power-kitty-leroy = Once in your turn, with no cards in hand, you may draw two.
bang-duel-power-pearl-hart = Once in your turn you may discard a card to repeat the action card on top of the discard pile, but not Missed! or Return Fire.
bang-duel-power-sundance = Once in your turn you may discard a card to draw one from your deck and one from the opponent’s: keep one, discard the other.
bang-duel-power-cattle-kate = Once in your turn you may discard one of her equipment cards that is not always active to draw two cards.
bang-duel-power-tom-horn = Whenever the token moves to him, the opponent’s rear character becomes the target of a hit; not when he has just entered play, nor while he is your sole character.
bang-duel-power-tuco = You may play any card of your hand as a Colt, which then is a BANG! card.
bang-duel-power-hardin = You may play any number of BANG! cards in your turn.

bang-duel-card-colt = Colt
bang-duel-card-hail = Hail of Bullets
bang-duel-card-carbine = Carbine
bang-duel-card-peacemaker = Peacemaker
bang-duel-card-remington = Remington
bang-duel-card-schofield = Schofield
bang-duel-card-shotgun = Shotgun
bang-duel-card-winchester = Winchester
bang-duel-card-derringer = Derringer
bang-duel-card-gatling = Gatling
bang-duel-card-knife = Knife
bang-duel-card-missed = Missed!
bang-duel-card-return-fire = Return Fire
bang-duel-card-indians = Indians!
bang-duel-card-duel = Duel
bang-duel-card-robbery = Robbery
bang-duel-card-teacher = Schoolteacher
bang-duel-card-water = Canteen
bang-duel-card-rest = Beer
bang-duel-card-respite = Inn
bang-duel-card-wagon = Stagecoach
bang-duel-card-store = General Store
bang-duel-card-bank = Bank
bang-duel-card-barrel = Barrel
bang-duel-card-hat = Hat
bang-duel-card-holster = Holster
bang-duel-card-scope = Scope
bang-duel-card-watch = Pocket Watch
bang-duel-card-stampede = Stampede
bang-duel-card-rattlesnake = Rattlesnake
bang-duel-card-dynamite = Dynamite

bang-duel-effect-colt = One hit on the opponent’s active character.
bang-duel-effect-hail = One hit for each equipment card of the target, each to be cancelled on its own.
bang-duel-effect-carbine = One hit. If it is cancelled, you may discard one equipment card of either active character.
bang-duel-effect-peacemaker = One hit. If it is cancelled, the opponent discards a card from hand, of the opponent’s choice.
bang-duel-effect-remington = One hit. If it is cancelled, you draw a card.
bang-duel-effect-schofield = One hit. If it is cancelled, your active character regains a life.
bang-duel-effect-shotgun = One hit. If it is cancelled, you may move your token or the opponent’s.
bang-duel-effect-winchester = One hit. You may aim it at the opponent’s rear character instead.
bang-duel-effect-derringer = One hit. Not a BANG! card. Against it any card from hand counts as a miss.
bang-duel-effect-gatling = One hit on every character except your active one. Not a BANG! card.
bang-duel-effect-knife = One hit. Not a BANG! card.
bang-duel-effect-missed = Cancels a hit.
bang-duel-effect-return-fire = Cancels a hit, and the opponent’s active character becomes the target of one.
bang-duel-effect-indians = For every character except your active one, its owner discards a hit card or the character loses a life.
bang-duel-effect-duel = The opponent and you discard hit cards in turn, the opponent first. Whoever stops: that player’s active character loses a life.
bang-duel-effect-robbery = Take a random card from the opponent’s hand, or discard one equipment card in play, but not from the opponent’s rear character.
bang-duel-effect-teacher = Take one equipment card in play to your hand, but not from the opponent’s rear character.
bang-duel-effect-water = Your characters or the opponent’s change places: the token moves. Can be reloaded.
bang-duel-effect-rest = Each of your characters in play regains a life.
bang-duel-effect-respite = A character, but not the opponent’s rear one, now has exactly three lives, whether it had more or fewer.
bang-duel-effect-wagon = Draw three cards, keep two, discard one.
bang-duel-effect-store = Two cards of each deck are laid out, or four of the common deck if it is the only one. You take one, then the opponent, until all are taken.
bang-duel-effect-bank = You draw one more card in your draw phase.
bang-duel-effect-barrel = Against a hit on its bearer you may reveal a card: a barrel cancels the hit.
bang-duel-effect-hat = Against a hit on its bearer you may discard the Hat: that cancels the hit.
bang-duel-effect-holster = You may play any number of BANG! cards in your turn.
bang-duel-effect-scope = You may aim your hit cards at the opponent’s rear character instead. Can be reloaded.
bang-duel-effect-watch = Whenever the opponent moves their own token, you draw a card. Can be reloaded.
bang-duel-effect-stampede = Always active. At the start of your turn your characters change places. Can be reloaded.
bang-duel-effect-rattlesnake = Always active. At the start of your turn reveal a card: on a snake its bearer loses a life. It stays in play.
bang-duel-effect-dynamite = Always active, played on your rear character. At the start of your turn reveal a card: on a dynamite it is discarded and its bearer loses three lives, otherwise it passes to the opponent’s rear character.

# What causes a hit or a reveal: a card, or an ability. .how is for sentences that name the character anyway
bang-duel-source-colt = “{ bang-duel-card-colt }”
    .how = “{ bang-duel-card-colt }”
bang-duel-source-hail = “{ bang-duel-card-hail }”
    .how = “{ bang-duel-card-hail }”
bang-duel-source-carbine = “{ bang-duel-card-carbine }”
    .how = “{ bang-duel-card-carbine }”
bang-duel-source-peacemaker = “{ bang-duel-card-peacemaker }”
    .how = “{ bang-duel-card-peacemaker }”
bang-duel-source-remington = “{ bang-duel-card-remington }”
    .how = “{ bang-duel-card-remington }”
bang-duel-source-schofield = “{ bang-duel-card-schofield }”
    .how = “{ bang-duel-card-schofield }”
bang-duel-source-shotgun = “{ bang-duel-card-shotgun }”
    .how = “{ bang-duel-card-shotgun }”
bang-duel-source-winchester = “{ bang-duel-card-winchester }”
    .how = “{ bang-duel-card-winchester }”
bang-duel-source-derringer = “{ bang-duel-card-derringer }”
    .how = “{ bang-duel-card-derringer }”
bang-duel-source-gatling = “{ bang-duel-card-gatling }”
    .how = “{ bang-duel-card-gatling }”
bang-duel-source-knife = “{ bang-duel-card-knife }”
    .how = “{ bang-duel-card-knife }”
bang-duel-source-return-fire = “{ bang-duel-card-return-fire }”
    .how = “{ bang-duel-card-return-fire }”
bang-duel-source-indians = “{ bang-duel-card-indians }”
    .how = “{ bang-duel-card-indians }”
bang-duel-source-duel = “{ bang-duel-card-duel }”
    .how = “{ bang-duel-card-duel }”
bang-duel-source-barrel = “{ bang-duel-card-barrel }”
    .how = “{ bang-duel-card-barrel }”
bang-duel-source-watch = “{ bang-duel-card-watch }”
    .how = “{ bang-duel-card-watch }”
bang-duel-source-respite = “{ bang-duel-card-respite }”
    .how = “{ bang-duel-card-respite }”
bang-duel-source-rattlesnake = “{ bang-duel-card-rattlesnake }”
    .how = “{ bang-duel-card-rattlesnake }”
bang-duel-source-dynamite = “{ bang-duel-card-dynamite }”
    .how = “{ bang-duel-card-dynamite }”
bang-duel-source-pinkerton = { bang-duel-person-pinkerton }’s ability
    .how = ability
bang-duel-source-django = { bang-duel-person-django }’s ability
    .how = ability
bang-duel-source-wild-bill = { bang-duel-person-wild-bill }’s ability
    .how = ability
bang-duel-source-lone-ranger = { bang-duel-person-lone-ranger }’s ability
    .how = ability
bang-duel-source-wyatt-earp = { bang-duel-person-wyatt-earp }’s ability
    .how = ability
bang-duel-source-schulz = { bang-duel-person-schulz }’s ability
    .how = ability
bang-duel-source-kid-curry = { bang-duel-person-kid-curry }’s ability
    .how = ability
bang-duel-source-tom-horn = { bang-duel-person-tom-horn }’s ability
    .how = ability

# Why something happens, before a colon: a card, a character, or a rule
bang-duel-cause-colt = “{ bang-duel-card-colt }”
bang-duel-cause-hail = “{ bang-duel-card-hail }”
bang-duel-cause-carbine = “{ bang-duel-card-carbine }”
bang-duel-cause-peacemaker = “{ bang-duel-card-peacemaker }”
bang-duel-cause-remington = “{ bang-duel-card-remington }”
bang-duel-cause-schofield = “{ bang-duel-card-schofield }”
bang-duel-cause-shotgun = “{ bang-duel-card-shotgun }”
bang-duel-cause-winchester = “{ bang-duel-card-winchester }”
bang-duel-cause-derringer = “{ bang-duel-card-derringer }”
bang-duel-cause-gatling = “{ bang-duel-card-gatling }”
bang-duel-cause-knife = “{ bang-duel-card-knife }”
bang-duel-cause-return-fire = “{ bang-duel-card-return-fire }”
bang-duel-cause-indians = “{ bang-duel-card-indians }”
bang-duel-cause-duel = “{ bang-duel-card-duel }”
bang-duel-cause-robbery = “{ bang-duel-card-robbery }”
bang-duel-cause-teacher = “{ bang-duel-card-teacher }”
bang-duel-cause-water = “{ bang-duel-card-water }”
bang-duel-cause-rest = “{ bang-duel-card-rest }”
bang-duel-cause-respite = “{ bang-duel-card-respite }”
bang-duel-cause-wagon = “{ bang-duel-card-wagon }”
bang-duel-cause-bank = “{ bang-duel-card-bank }”
bang-duel-cause-watch = “{ bang-duel-card-watch }”
bang-duel-cause-stampede = “{ bang-duel-card-stampede }”
bang-duel-cause-rattlesnake = “{ bang-duel-card-rattlesnake }”
bang-duel-cause-dynamite = “{ bang-duel-card-dynamite }”
bang-duel-cause-pinkerton = { bang-duel-person-pinkerton }
bang-duel-cause-tilghman = { bang-duel-person-tilghman }
bang-duel-cause-django = { bang-duel-person-django }
bang-duel-cause-wild-bill = { bang-duel-person-wild-bill }
bang-duel-cause-lone-ranger = { bang-duel-person-lone-ranger }
bang-duel-cause-garrett = { bang-duel-person-garrett }
bang-duel-cause-tex-willer = { bang-duel-person-tex-willer }
bang-duel-cause-wyatt-earp = { bang-duel-person-wyatt-earp }
bang-duel-cause-annie-oakley = { bang-duel-person-annie-oakley }
bang-duel-cause-anderson = { bang-duel-person-anderson }
bang-duel-cause-daltons = { bang-duel-person-daltons }
bang-duel-cause-schulz = { bang-duel-person-schulz }
bang-duel-cause-kid-curry = { bang-duel-person-kid-curry }
bang-duel-cause-kitty-leroy = { bang-duel-person-kitty-leroy }
bang-duel-cause-pearl-hart = { bang-duel-person-pearl-hart }
bang-duel-cause-sundance = { bang-duel-person-sundance }
bang-duel-cause-cattle-kate = { bang-duel-person-cattle-kate }
bang-duel-cause-tom-horn = { bang-duel-person-tom-horn }
bang-duel-cause-tuco = { bang-duel-person-tuco }
bang-duel-cause-opening = Opening hand
bang-duel-cause-draw-phase = Draw phase
bang-duel-cause-discard-phase = Discard phase
bang-duel-cause-death = Death of a character
bang-duel-cause-reload = Reload
bang-duel-cause-miss = As a miss
bang-duel-cause-replaced = Replaced
bang-duel-cause-change = Change of places

## Events. Those with -known are for players who may see all of it

bang-duel-event-fronted = { $seat }: { $person } steps to the front.
bang-duel-event-covered = { $seat }: { $person } covers the rear.
bang-duel-event-drew =
    { $count ->
        [one] { $cause }: { $seat } draws { $count } card
       *[other] { $cause }: { $seat } draws { $count } cards
    } from { $deck ->
        [law] the law deck.
        [outlaw] the outlaw deck.
       *[common] the common deck ({ $back }).
    }
bang-duel-event-drew-known =
    { $count ->
        [one] { $cause }: you draw { $count } card
       *[other] { $cause }: you draw { $count } cards
    } from { $deck ->
        [law] the law deck
        [outlaw] the outlaw deck
       *[common] the common deck
    } ({ $cards }).
bang-duel-event-shuffled = The discard pile is shuffled: it is the common deck now.
bang-duel-event-turn-began = { $seat }’s turn.
bang-duel-event-played = { $seat } plays “{ $card }”.
bang-duel-event-as-colt = { $cause }: { $seat } plays “{ $card }” as a Colt.
bang-duel-event-equipped = { $seat } gives “{ $card }” to { $person }.
bang-duel-event-reloaded = { $seat } reloads “{ $card }”.
bang-duel-event-moved = { $cause }: { $person } is the active character now.
bang-duel-event-aimed = { $shooter } attacks { $target }: { $source_how }.
bang-duel-event-revealed = “{ $card }” is revealed: { $card_symbol }. Wanted: { $sign }.
bang-duel-event-chose = { $seat } lets “{ $card }” count: { $card_symbol }.
bang-duel-event-answered = { $seat } protects { $person } with “{ $card }”.
bang-duel-event-saved = The hit on { $person } is cancelled.
bang-duel-event-paid = { $cause }: { $seat } pays with “{ $card }”.
bang-duel-event-wasted = A miss is not enough: the hit on { $person } stands.
bang-duel-event-wounded =
    { $life ->
        [0] { $cause }: { $person } loses the last life.
        [one] { $cause }: { $person } loses a life, { $life } is left.
       *[other] { $cause }: { $person } loses a life, { $life } are left.
    }
bang-duel-event-shielded = { $person } shields { $target }.
bang-duel-event-healed =
    { $life ->
        [one] { $cause }: { $person } recovers and has { $life } life.
       *[other] { $cause }: { $person } recovers and has { $life } lives.
    }
bang-duel-event-died = { $seat } loses { $person }.
bang-duel-event-entered = { $seat } sends { $person } into the fight.
bang-duel-event-alone = { $person } is the last one on the side of { $seat }.
bang-duel-event-discarded = { $cause }: { $seat } discards “{ $card }”.
bang-duel-event-stolen = { $cause }: { $seat } takes a card from the opponent’s hand ({ $back }).
bang-duel-event-stolen-known = { $cause }: { $seat } takes “{ $card }” from the opponent’s hand.
bang-duel-event-taken = { $cause }: { $seat } takes “{ $card }” from { $person }.
bang-duel-event-stripped = { $cause }: { $person } loses “{ $card }”.
bang-duel-event-shot-back = { $cause }: { $seat } shoots back with “{ $card }”.
bang-duel-event-gave-up = { $seat } does not shoot back.
bang-duel-event-exploded = “{ $card }” blows up at the feet of { $person }!
bang-duel-event-passed-on = “{ $card }” is passed on to { $person }.
bang-duel-event-laid-out = Laid out by { $seat } ({ $count }): { $cards }
bang-duel-event-picked = { $seat } takes “{ $card }”.
bang-duel-event-showed = { $seat } shows “{ $card }”: { $card_symbol }.
bang-duel-event-used = { $person } uses a special ability.
bang-duel-event-repeated = { $seat } repeats “{ $card }”.
bang-duel-event-won = { $seat } wins!
bang-duel-event-kept-one = { $seat } keeps one of the two cards ({ $back }).
bang-duel-event-no-hits = { $target } has no equipment: not a single bullet of the hail hits.
bang-duel-event-scattered = { $cause }: { $seat } loses a random card, “{ $card }”.

## Questions

bang-duel-ask-front = Who stands in front? The other one covers the rear.
bang-duel-ask-play = What do you do?
bang-duel-ask-target = “{ $card }”{ $colt ->
        [0] { "" }
       *[other] { " " }as a Colt
    }: on whom?
bang-duel-ask-answer = { $shooter } attacks { $target }: { $source_how }. { $derringer ->
        [0] How do you answer?
       *[other] Any card is a miss against it. How do you answer?
    }
bang-duel-ask-extra = A miss is not enough against { $person }: discard one more card to save { $target }?
bang-duel-ask-reveal = { $person }, { $source_how }: the symbol wanted is “{ $sign }”. Which card counts?
bang-duel-ask-shield = { $target } is about to lose a life. Does Buffalo Bill lose it instead?
bang-duel-ask-duel = Duel, { $person } against { $target }: discard a hit card, or lose a life?
bang-duel-ask-indians = Indians! Discard a hit card, or { $person } loses a life.
bang-duel-ask-robbery = Robbery: a card from the opponent’s hand, or somebody’s equipment?
bang-duel-ask-teacher = Which equipment card do you take to your hand?
bang-duel-ask-water = Who comes to the front?
bang-duel-ask-respite = Who has three lives now?
bang-duel-ask-store = Which card do you take?
bang-duel-ask-wagon = You keep all of these but one: which do you discard?
bang-duel-ask-carbine = The hit is cancelled, but the Carbine may do away with one equipment card: which?
bang-duel-ask-shotgun = The hit is cancelled, but the Shotgun may move a token: who comes to the front?
bang-duel-ask-peacemaker = The Peacemaker makes you discard a card: which?
bang-duel-ask-schulz = Doctor Schulz may discard a random card of the opponent: which back?
bang-duel-ask-anderson =
    { $left ->
        [one] { $person } is dead. Bill Anderson may take { $left } more card: which?
       *[other] { $person } is dead. Bill Anderson may take up to { $left } cards: which?
    }
bang-duel-ask-pay = { $person }: which card do you discard for the ability?
bang-duel-ask-repeat = “{ $card }”: repeat its effect, or reload it again?
bang-duel-ask-keep = Which card do you keep? The other one is discarded.
bang-duel-ask-kate = Which equipment does Cattle Kate give up for two cards?
bang-duel-ask-discard =
    { $left ->
        [one] You hold { $left } card too many: which do you discard?
       *[other] You hold { $left } cards too many: which do you discard first?
    }

## Options

bang-duel-option-front = { $person } in front
bang-duel-option-play = Play “{ $card }”{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-as-colt = Play “{ $card }” as a Colt{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload = Reload “{ $card }”{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload-worn = Reload “{ $card }” of { $person }
bang-duel-option-move = Move the token to { $person }
bang-duel-option-use = Use the ability of { $person }
bang-duel-option-end = End the turn
bang-duel-option-at = On { $person }
bang-duel-option-miss = Play “{ $card }” as a miss{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-try-barrel = Try the Barrel
bang-duel-option-try-kid = Try Kid Curry’s ability
bang-duel-option-use-hat = Discard the Hat
bang-duel-option-take-hit = { $person } takes the hit
bang-duel-option-pay = Discard “{ $card }” for it{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-waste = Pay nothing: { $target } takes the hit
bang-duel-option-symbol = Count the { $card_symbol } (“{ $card }”, { $card_back })
bang-duel-option-shield = { $person } loses the life instead of { $target }
bang-duel-option-no-shield = { $target } loses the life
bang-duel-option-shoot-back = Shoot back with “{ $card }”{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-give-up = { $person } loses a life
bang-duel-option-steal = Take a random { $back } card from the hand
bang-duel-option-strip = Discard “{ $card }” of { $person }
bang-duel-option-take = Take “{ $card }” from { $person }
bang-duel-option-swap = { $person } comes to the front ({ $seat })
bang-duel-option-pick = Take “{ $card }”{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-discard = Discard “{ $card }”{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-decline = Leave it
bang-duel-option-scatter = Discard a random { $back } card of the opponent
bang-duel-option-effect = Repeat the effect of “{ $card }”
bang-duel-option-reload-again = Reload “{ $card }” again
bang-duel-option-keep = Keep “{ $card }”{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }

## Refusals

bang-duel-refusal-front = One of your two characters stands in front (rule { $rule }). You may: { $allowed }
bang-duel-refusal-play = In your turn you play a card, reload, move the token, use an ability or end the turn (rule { $rule }). You may: { $allowed }
bang-duel-refusal-not-in-hand = You do not have that card in hand (rule { $rule }). You may: { $allowed }
bang-duel-refusal-only-an-answer = This card is played only as an answer to a hit (rule { $rule }). You may: { $allowed }
bang-duel-refusal-bang-limit = You may not play another BANG! card in this turn (rule { $rule }). You may: { $allowed }
bang-duel-refusal-nothing-to-do = There is nothing now on which this card could work (rule { $rule }). You may: { $allowed }
bang-duel-refusal-looks-alike = Of cards that look alike only one is offered (rule { $rule }). You may: { $allowed }
bang-duel-refusal-not-a-colt = That card cannot be played as a Colt (rule { $rule }). You may: { $allowed }
bang-duel-refusal-no-reload = That card cannot be reloaded (rule { $rule }). You may: { $allowed }
bang-duel-refusal-reload-closed = Cards are reloaded only once either player is down to one character in play (rule { $rule }). You may: { $allowed }
bang-duel-refusal-reload-where = You reload cards of your hand or of your active character (rule { $rule }). You may: { $allowed }
bang-duel-refusal-sole = A character left alone does not change places (rule { $rule }). You may: { $allowed }
bang-duel-refusal-moved-already = You may move your token just once in your turn (rule { $rule }). You may: { $allowed }
bang-duel-refusal-not-awake = That character is not your active one now (rule { $rule }). You may: { $allowed }
bang-duel-refusal-used-up = That ability works just once in a turn (rule { $rule }). You may: { $allowed }
bang-duel-refusal-kitty = Kitty LeRoy draws only when your hand is empty (rule { $rule }). You may: { $allowed }
bang-duel-refusal-pearl = Pearl Hart needs a card to discard, and an action that can be repeated on top of the discard pile (rule { $rule }). You may: { $allowed }
bang-duel-refusal-no-card = You have no card to discard for it (rule { $rule }). You may: { $allowed }
bang-duel-refusal-kate-nothing = Cattle Kate has no equipment that she could give up (rule { $rule }). You may: { $allowed }
bang-duel-refusal-target = This card cannot be played at that character (rule { $rule }). You may: { $allowed }
bang-duel-refusal-nobody = Nobody stands there (rule { $rule }). You may: { $allowed }
bang-duel-refusal-answer = A hit is cancelled or taken (rule { $rule }). You may: { $allowed }
bang-duel-refusal-not-a-miss = That card is not a miss here (rule { $rule }). You may: { $allowed }
bang-duel-refusal-tried-already = That was tried against this hit already (rule { $rule }). You may: { $allowed }
bang-duel-refusal-no-barrel = The target has no Barrel (rule { $rule }). You may: { $allowed }
bang-duel-refusal-no-kid = The target is not Kid Curry (rule { $rule }). You may: { $allowed }
bang-duel-refusal-no-hat = The target has no Hat (rule { $rule }). You may: { $allowed }
bang-duel-refusal-extra = You discard a card of your hand, or the hit stands (rule { $rule }). You may: { $allowed }
bang-duel-refusal-reveal = You choose between the two revealed cards (rule { $rule }). You may: { $allowed }
bang-duel-refusal-shield = Buffalo Bill loses the life, or he does not (rule { $rule }). You may: { $allowed }
bang-duel-refusal-not-a-hit = You shoot back only with a hit card (rule { $rule }). You may: { $allowed }
bang-duel-refusal-robbery = You take a random card, by a back that is in the opponent’s hand, or discard equipment (rule { $rule }). You may: { $allowed }
bang-duel-refusal-behind = The opponent’s rear character is out of reach (rule { $rule }). You may: { $allowed }
bang-duel-refusal-not-in-play = No character has that card in play (rule { $rule }). You may: { $allowed }
bang-duel-refusal-teacher = You take an equipment card that is in play (rule { $rule }). You may: { $allowed }
bang-duel-refusal-water = You choose the side whose characters change places (rule { $rule }). You may: { $allowed }
bang-duel-refusal-respite = You choose a character in play (rule { $rule }). You may: { $allowed }
bang-duel-refusal-store = That card is not laid out (rule { $rule }). You may: { $allowed }
bang-duel-refusal-wagon = You discard one of the three cards drawn (rule { $rule }). You may: { $allowed }
bang-duel-refusal-carbine = You discard equipment of an active character, or nothing (rule { $rule }). You may: { $allowed }
bang-duel-refusal-shotgun = You choose the side whose token moves, or neither (rule { $rule }). You may: { $allowed }
bang-duel-refusal-peacemaker = You discard a card that you have in hand (rule { $rule }). You may: { $allowed }
bang-duel-refusal-schulz = You choose a back that is in the opponent’s hand, or nothing (rule { $rule }). You may: { $allowed }
bang-duel-refusal-anderson = You take equipment of the dead, a random card from the hand of their owner, or nothing (rule { $rule }). You may: { $allowed }
bang-duel-refusal-pay = You pay with a card that you have in hand (rule { $rule }). You may: { $allowed }
bang-duel-refusal-repeat = You repeat the effect or reload again (rule { $rule }). You may: { $allowed }
bang-duel-refusal-keep = You keep one of the two cards drawn (rule { $rule }). You may: { $allowed }
bang-duel-refusal-kate = Cattle Kate gives up equipment of her own (rule { $rule }). You may: { $allowed }
bang-duel-refusal-always-active = Equipment that is always active cannot be given up (rule { $rule }). You may: { $allowed }
bang-duel-refusal-discard = You discard a card that you have in hand, down to the limit (rule { $rule }). You may: { $allowed }

## Why a hint says so: what an answer gains and what it risks, against the others

bang-duel-gain-life = your side keeps more life: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-life = it costs your side life: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-squad = more of your characters survive: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-squad = you may lose a character: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-front = your active character is better off: +{ NUMBER($amount, maximumSignificantDigits: 2) } life
bang-duel-risk-front = your active character is worse off: −{ NUMBER($amount, maximumSignificantDigits: 2) } life
bang-duel-gain-hand = more cards in your hand: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-hand = fewer cards in your hand: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-answers = more misses left in your hand: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-answers = fewer misses left in your hand: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-shots = more hit cards left in your hand: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-shots = fewer hit cards left in your hand: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-ready = more shots at your next chance to fire: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-ready = fewer shots at your next chance to fire: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-gear = more useful equipment on your side: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-gear = less useful equipment on your side: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-calm = less danger from Rattlesnake and Dynamite: +{ NUMBER($amount, maximumSignificantDigits: 2) } life
bang-duel-risk-calm = more danger from Rattlesnake and Dynamite: −{ NUMBER($amount, maximumSignificantDigits: 2) } life
bang-duel-gain-turn = it keeps the play in your hands: +{ NUMBER($amount, maximumSignificantDigits: 2) } turn
bang-duel-risk-turn = it hands the play to the opponent: −{ NUMBER($amount, maximumSignificantDigits: 2) } turn
bang-duel-gain-harm = it costs the opponent life: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-harm = it spares the opponent’s life: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-disarm = the opponent has fewer cards and less equipment: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-disarm = the opponent has more cards and equipment: +{ NUMBER($amount, maximumSignificantDigits: 2) }

## What tells players apart in reports

bang-duel-group-side = Side
bang-duel-group-person = Character

## The page

# Hand and ending
bang-duel-page-your-hand = Your hand
bang-duel-page-hand-none = Your hand is empty.
bang-duel-page-hand-known =
    { $of ->
        [1] Your opponent knows this card.
       *[other] Your opponent knows { $count } of { $of }.
    }
bang-duel-page-hand-count = { $card } × { $count }
bang-duel-page-hand-ways = { $card }: what to do with it
bang-duel-page-other-answers = Without a card from your hand
bang-duel-page-take-hit = Take the hit
bang-duel-page-give-up = Lose a life
bang-duel-page-waste = Pay nothing
bang-duel-page-key-move = Move the token
bang-duel-page-key-use = Use the ability
bang-duel-page-sundown = Sundown
bang-duel-page-skip = Skip
bang-duel-page-gazette = The Morning Gazette
bang-duel-page-ending-law = Order restored
bang-duel-page-ending-outlaw = Outlaws take the town
bang-duel-page-nobody-fell = Not one of them fell.
bang-duel-page-fallen = { $count } fell
bang-duel-page-lives =
    { $count ->
        [one] { $count } life left
       *[other] { $count } lives left
    }
bang-duel-page-in-reserve = { $count } never had to step out
bang-duel-page-left-in-hand =
    { $count ->
        [one] { $count } card left in hand
       *[other] { $count } cards left in hand
    }
bang-duel-page-lasted =
    { $count ->
        [one] It was over after { $count } turn.
       *[other] It was over after { $count } turns.
    }
bang-duel-page-order-barrel = Always try the Barrel first
bang-duel-page-order-kid = Always try Kid Curry’s ability first
bang-duel-page-order-hat = Never discard the Hat
bang-duel-page-order-derringer-misses = Never spend a miss card on a Derringer
bang-duel-page-order-derringer-others = Answer a Derringer with nothing but miss cards
bang-duel-page-order-return-fire = Never answer with Return Fire
bang-duel-page-order-shield = Never let Buffalo Bill take a wound for another

# Board

bang-duel-page-front = in front
bang-duel-page-rear = in the rear
bang-duel-page-life = life { $count } of { $most }
bang-duel-page-asleep = ability and equipment asleep
bang-duel-page-asleep-now = Ability and equipment do not work at the moment.
bang-duel-page-always = The ability works from the rear too.
bang-duel-page-gear = equipment: { $what }
bang-duel-page-token = The token: this is the active character
bang-duel-page-used = Ability used up in this turn
bang-duel-page-asked = Has to answer now
bang-duel-page-turn = On turn
bang-duel-page-bangs = { $count } BANG! left
bang-duel-page-bangs-any = any number of BANG!
bang-duel-page-bangs-hint = How many BANG! cards may still be played in this turn
bang-duel-page-move-free = token may move
bang-duel-page-move-used = token moved
bang-duel-page-move-hint = The token may be moved once in each turn
bang-duel-page-reload = reload
bang-duel-page-reload-hint = A side is down to one character: cards with the cylinder can be reloaded
bang-duel-page-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
bang-duel-page-known = Known: { $what }
bang-duel-page-hidden-card = a card with the { $back } back
bang-duel-page-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
bang-duel-page-common =
    { $count ->
        [one] { $count } card in the common deck
       *[other] { $count } cards in the common deck
    }
bang-duel-page-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
bang-duel-page-discard-empty = Nothing has been discarded.
bang-duel-page-reserve = In reserve: { $count }
bang-duel-page-gone = Fallen: { $what }
bang-duel-page-laid = Cards on the table
bang-duel-page-chain = What is being answered
bang-duel-page-now = Now
bang-duel-page-chain-more = and { $count } more
bang-duel-page-link-hit = hit on: { $what }
bang-duel-page-link-raid = raid on: { $what }
bang-duel-page-link-duel = to shoot: { $what }
bang-duel-page-link-loss = loses a life: { $what }
bang-duel-page-link-rider = after the miss: { $what }
bang-duel-page-link-draw = draws a card: { $what }
bang-duel-page-link-discard = loses a card: { $what }
bang-duel-page-unseen-short = What is left?
bang-duel-page-unseen = Cards not seen yet
bang-duel-page-unseen-hint = They are in the decks, or hidden in a hand.
bang-duel-page-unseen-law = From the law’s deck: { $count }
bang-duel-page-unseen-outlaw = From the outlaws’ deck: { $count }
bang-duel-page-unseen-common = From the common deck: { $count }

## The terminal

# What the players are called; sentences speak of one person
bang-duel-terminal-player-law = Law
bang-duel-terminal-player-outlaw = Outlaw
bang-duel-terminal-choosing = Before the first turn
bang-duel-terminal-turn = Turn { $number }: { $seat }
bang-duel-terminal-over = The duel is over
bang-duel-terminal-bangs = BANG! left: { $count }
bang-duel-terminal-bangs-any = any number of BANG!
bang-duel-terminal-move = the token may move
bang-duel-terminal-reload = reloading is open
bang-duel-terminal-used = used up: { $text }
bang-duel-terminal-secret = two characters, still secret
bang-duel-terminal-hand-size = hand { $count }
bang-duel-terminal-deck = deck { $count }
bang-duel-terminal-reserve = reserve { $count }
bang-duel-terminal-fallen = fallen: { $text }
bang-duel-terminal-discard =
    { $count ->
        [0] Discard pile: empty
       *[other] Discard pile ({ $count }):
    }
bang-duel-terminal-common = Common deck: { $count }
bang-duel-terminal-laid = On the table:
bang-duel-terminal-chain = Now:
bang-duel-terminal-then = Then:
bang-duel-terminal-link-hit = hit on { $target } ({ $source })
bang-duel-terminal-link-raid = raid on { $target } ({ $source })
bang-duel-terminal-link-duel = { $target } has to shoot ({ $source })
bang-duel-terminal-link-loss = { $target } is to lose a life ({ $source })
bang-duel-terminal-link-rider = after the miss: { $source }
bang-duel-terminal-link-draw = { $seat } draws a card ({ $source })
bang-duel-terminal-link-discard = { $seat } loses a card ({ $source })
bang-duel-terminal-hand = Your hand:
bang-duel-terminal-unseen-law = Not seen yet, law:
bang-duel-terminal-unseen-outlaw = Not seen yet, outlaws:
bang-duel-terminal-unseen-common = Not seen since the shuffle:
bang-duel-terminal-sign-token = the token: this is the active character
bang-duel-terminal-sign-life = a life that is left, and one that is lost
bang-duel-terminal-sign-asleep = equipment that does not work now
bang-duel-terminal-sign-law = a card with the law’s back
bang-duel-terminal-sign-outlaw = a card with the outlaws’ back
bang-duel-terminal-sign-known = a card in your hand that the opponent knows
bang-duel-terminal-sign-symbol = the symbol in the corner of a card: { $symbol }
bang-duel-terminal-lasted =
    { $count ->
        [one] It is over after { $count } turn:
       *[other] It is over after { $count } turns:
    }
