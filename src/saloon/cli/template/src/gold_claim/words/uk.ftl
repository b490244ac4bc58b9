# Gold Claim українською.

## У вітрині закладу

gold-claim-pitch = Золото бере той, хто зіграє найстаршу карту. Але в кого ще лишилися старші?
gold-claim-length = 5 хвилин

## Параметри гри

gold-claim-switch-comfort = Хто зіграв наймолодшу карту раунду, знаходить одне золото.

## Запитання й відповіді

gold-claim-ask-card = Яку карту зіграєте? Золота в жилі: { $vein }.
gold-claim-option-play = Зіграти { $card }
gold-claim-refusal-card = Такої карти у вас на руці немає (правило { $rule }). Можна: { $allowed }

## Що сталося

gold-claim-event-round-began = Раунд { $round }: золота в жилі — { $vein }.
gold-claim-event-chose = { $seat }: карту вибрано.
gold-claim-event-chose-known = Ваш вибір: { $card }.
gold-claim-event-showed = { $seat } відкриває карту { $card }.
gold-claim-event-took = { $seat } бере золото: { $vein }.
gold-claim-event-found = { $seat } знаходить одне золото.
gold-claim-event-won = { $seat } перемагає!

## Підказки

gold-claim-gain-score = більше золота
gold-claim-risk-score = менше золота

## Простий стіл у браузері

gold-claim-view-round = Раунд
gold-claim-view-rounds = Раундів
gold-claim-view-vein = Золота в жилі
gold-claim-view-gold = Золото
gold-claim-view-hand = Рука
gold-claim-view-card = Вибір
gold-claim-view-shown = Уже зіграно

## Термінал

gold-claim-terminal-vein = Раунд { $round }: золота { $vein }
gold-claim-terminal-seat =
    { $cards ->
        [one] { $seat }: золота { $gold }, { $cards } карта
        [few] { $seat }: золота { $gold }, { $cards } карти
       *[other] { $seat }: золота { $gold }, { $cards } карт
    }
