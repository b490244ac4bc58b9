# Gold Claim in italiano.

## Nella vetrina della casa

gold-claim-pitch = Chi gioca la carta più alta prende l’oro. Ma chi ha ancora in mano quelle alte?
gold-claim-length = 5 minuti

## Opzioni della partita

gold-claim-switch-comfort = Chi ha giocato la carta più bassa del round trova una pepita.

## Domande e risposte

gold-claim-ask-card = Quale carta giochi? Pepite nella vena: { $vein }.
gold-claim-option-play = Gioca { $card }
gold-claim-refusal-card = Non hai quella carta in mano (regola { $rule }). Puoi: { $allowed }

## Che cosa succede

gold-claim-event-round-began = Round { $round }: pepite nella vena: { $vein }.
gold-claim-event-chose = { $seat } ha scelto una carta.
gold-claim-event-chose-known = Hai scelto { $card }.
gold-claim-event-showed = { $seat } mostra { $card }.
gold-claim-event-took = { $seat } prende l’oro. Pepite: { $vein }.
gold-claim-event-found = { $seat } trova una pepita.
gold-claim-event-won = { $seat } vince!

## Consigli

gold-claim-gain-score = più oro
gold-claim-risk-score = meno oro

## Il tavolo semplice nel browser

gold-claim-view-round = Round
gold-claim-view-rounds = Round in tutto
gold-claim-view-vein = Pepite nella vena
gold-claim-view-gold = Pepite
gold-claim-view-hand = Mano
gold-claim-view-card = Scelta
gold-claim-view-shown = Già giocate

## Il terminale

gold-claim-terminal-vein = Round { $round }, pepite: { $vein }
gold-claim-terminal-seat =
    { $cards ->
        [one] { $seat }: pepite { $gold }, una carta
       *[other] { $seat }: pepite { $gold }, { $cards } carte
    }
