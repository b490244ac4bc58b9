# Gold Claim по-русски.

## В витрине заведения

gold-claim-pitch = Золото берёт тот, кто сыграет самую старшую карту. Но у кого ещё остались старшие?
gold-claim-length = 5 минут

## Параметры игры

gold-claim-switch-comfort = Сыгравший самую младшую карту раунда находит одно золото.

## Вопросы и ответы

gold-claim-ask-card = Какую карту сыграете? Золота в жиле: { $vein }.
gold-claim-option-play = Сыграть { $card }
gold-claim-refusal-card = Такой карты у вас на руке нет (правило { $rule }). Можно: { $allowed }

## Что произошло

gold-claim-event-round-began = Раунд { $round }: золота в жиле — { $vein }.
gold-claim-event-chose = { $seat }: карта выбрана.
gold-claim-event-chose-known = Ваш выбор: { $card }.
gold-claim-event-showed = { $seat } открывает карту { $card }.
gold-claim-event-took = { $seat } берёт золото: { $vein }.
gold-claim-event-found = { $seat } находит одно золото.
gold-claim-event-won = { $seat } побеждает!

## Подсказки

gold-claim-gain-score = больше золота
gold-claim-risk-score = меньше золота

## Простой стол в браузере

gold-claim-view-round = Раунд
gold-claim-view-rounds = Раундов
gold-claim-view-vein = Золота в жиле
gold-claim-view-gold = Золото
gold-claim-view-hand = Рука
gold-claim-view-card = Выбор
gold-claim-view-shown = Уже сыграно

## Терминал

gold-claim-terminal-vein = Раунд { $round }: золота { $vein }
gold-claim-terminal-seat =
    { $cards ->
        [one] { $seat }: золота { $gold }, { $cards } карта
        [few] { $seat }: золота { $gold }, { $cards } карты
       *[other] { $seat }: золота { $gold }, { $cards } карт
    }
