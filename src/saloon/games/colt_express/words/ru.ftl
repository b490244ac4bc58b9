# Colt Express по-русски. Атрибуты — формы, которые нужны предложениям: $bandit_acc — это .acc у colt-express-bandit-…
# Между числом и знаком доллара стоит неразрывный пробел.

## В витрине заведения

colt-express-pitch = Поезд, полный добычи, шестеро бандитов и один маршал. Планируйте ходы втайне, а потом смотрите, как планы сталкиваются: лезьте на крышу, грабьте, бейте и стреляйте, чтобы сойти с поезда богаче всех.
colt-express-length = 10–20 минут

## Параметры игры

colt-express-switch-teams = Каждый игрок ведёт двух бандитов: вдвоём — только так, втроём — по желанию.
colt-express-switch-expert = Экспертный вариант: свой сброс, и карты можно оставлять на следующий раунд.
colt-express-switch-abilities = У каждого бандита есть особая способность.
colt-express-switch-events = Раунды завершаются событиями, а последний раунд — станция.
colt-express-switch-cars = Вагоны подбираются наугад, или игроки выбирают их по очереди.
colt-express-switch-bandits = Бандиты раздаются наугад, или игроки выбирают их по очереди.
colt-express-setting-random = наугад
colt-express-setting-choose = выбирают по очереди

colt-express-preset-first-game = Первая игра
colt-express-preset-first-game-help = Без способностей и событий: лучше всего, чтобы научиться играть.
colt-express-preset-full-game = Полная игра
colt-express-preset-full-game-help = У каждого бандита есть способность, а раунды завершаются событиями.
colt-express-preset-teams = Командами
colt-express-preset-teams-help = Каждый игрок ведёт двух бандитов.
colt-express-preset-expert = Для экспертов
colt-express-preset-expert-help = Свой сброс, и карты можно оставлять на следующий раунд.

colt-express-two-without-teams = Вдвоём можно играть только командами (правило { $rule }): «teams» должно быть включено.
colt-express-teams-too-many = Команды — для двух или трёх игроков, а не для { $seats } (правило { $rule }): «teams» должно быть выключено.
colt-express-expert-teams = В экспертный вариант командами не играют (правило { $rule }): «expert» или «teams» должно быть выключено.

## Словарь

colt-express-bandit-ghost = Призрак
    .acc = Призрака
colt-express-bandit-doc = Док
    .acc = Дока
colt-express-bandit-belle = Красотка
    .acc = Красотку
colt-express-bandit-tuco = Туко
    .acc = Туко
colt-express-bandit-cheyenne = Шайенн
    .acc = Шайенн
colt-express-bandit-django = Джанго
    .acc = Джанго
colt-express-bandit-marshal = Маршал
    .acc = Маршала

colt-express-power-ghost = Карту своего первого хода в раунде может положить рубашкой вверх; если в этот ход берёт карты, то уже нет.
colt-express-power-doc = В начале раунда берёт семь карт вместо шести.
colt-express-power-belle = В неё не стреляют и её не бьют, если можно выбрать кого-то другого.
colt-express-power-tuco = Может стрелять и сквозь крышу своего вагона, вверх или вниз.
colt-express-power-cheyenne = Может забрать себе кошелёк, выбитый её ударом; самоцветы и сейфы падают, как всегда.
colt-express-power-django = Его выстрелы отбрасывают жертву от него на один вагон.

colt-express-card = { $card } ({ $bandit })
    .acc = { $card_acc } ({ $bandit })
colt-express-card-move = Перемещение
    .acc = Перемещение
colt-express-card-ladder = Лестница
    .acc = Лестницу
colt-express-card-fire = Выстрел
    .acc = Выстрел
colt-express-card-punch = Удар
    .acc = Удар
colt-express-card-rob = Грабёж
    .acc = Грабёж
colt-express-card-marshal = Маршал
    .acc = Маршала
colt-express-card-bullet = Пуля
    .acc = Пулю

colt-express-turn-standard = Обычный ход
    .hint = карты лицом вверх
    .ask = Сыграете карту или возьмёте три?
colt-express-turn-tunnel = Туннель
    .hint = карты рубашкой вверх
    .ask = В туннеле темно: положите карту рубашкой вверх или возьмёте три?
colt-express-turn-speeding = Разгон
    .hint = каждый делает два хода подряд
    .ask = Разгон, два хода подряд: сыграете карту или возьмёте три?
colt-express-turn-switching = Перевод стрелки
    .hint = очередь идёт в обратную сторону
    .ask = Стрелка переведена, очередь идёт в обратную сторону: сыграете карту или возьмёте три?

colt-express-round-event-none = Без события
    .hint = ничего не происходит
colt-express-round-event-angry-marshal = Злой маршал
    .hint = по нейтральной пуле каждому на крыше над ним, затем он идёт к хвосту поезда
colt-express-round-event-swivel-arm = Поворотный кронштейн
    .hint = всех на крышах сметает на последний вагон
colt-express-round-event-braking = Торможение
    .hint = все на крышах съезжают на один вагон вперёд
colt-express-round-event-take-it-all = Забирайте всё!
    .hint = возле маршала появляется второй сейф
colt-express-round-event-rebellion = Пассажиры дают отпор
    .hint = по нейтральной пуле каждому бандиту внутри поезда
colt-express-round-event-pickpocketing = Карманная кража
    .hint = кто на своём месте без соседей, может взять кошелёк, который там лежит
colt-express-round-event-marshals-revenge = Месть маршала
    .hint = кто на крыше над ним, оставляет там свой самый дешёвый кошелёк
colt-express-round-event-hostage = Машинист в заложниках
    .hint = по 250 $ выкупа каждому бандиту в локомотиве и на его крыше

colt-express-round-card-angry-marshal = Злой маршал
colt-express-round-card-swivel-arm = Поворотный кронштейн
colt-express-round-card-braking = Торможение
colt-express-round-card-take-it-all = Забирайте всё!
colt-express-round-card-rebellion = Пассажиры дают отпор
colt-express-round-card-tunnels = Туннели
colt-express-round-card-bridge = Мост
colt-express-round-card-pickpocketing = Карманная кража
colt-express-round-card-marshals-revenge = Месть маршала
colt-express-round-card-hostage = Машинист в заложниках

colt-express-carriage-locomotive = локомотив
colt-express-carriage-mail = почтовый вагон
colt-express-carriage-sleeper = спальный вагон
colt-express-carriage-parlour = салон-вагон
colt-express-carriage-smoker = вагон для курящих
colt-express-carriage-diner = вагон-ресторан
colt-express-carriage-club = клубный вагон

colt-express-loot-purse = кошелёк
colt-express-loot-jewel = самоцвет
colt-express-loot-strongbox = сейф

# $value равно 0, если цена неизвестна или о ней незачем говорить; $which равно 0, если похожего кошелька рядом нет
colt-express-token =
    { $loot ->
        [jewel] самоцвет
        [strongbox] сейф
       *[purse] { $which ->
            [0] кошелёк
            [1] первый кошелёк
            [2] второй кошелёк
            [3] третий кошелёк
           *[other] { $which }-й кошелёк
        }
    }{ $value ->
        [0] { "" }
       *[other] { " " }({ $value } $)
    }

# Вагон 0 — локомотив
colt-express-place =
    { $level ->
        [roof] крыша { $car ->
            [0] локомотива
           *[other] вагона { $car }
        }
       *[car] { $car ->
            [0] локомотив
           *[other] вагон { $car }
        }
    }
    .to =
    { $level ->
        [roof] на крышу { $car ->
            [0] локомотива
           *[other] вагона { $car }
        }
       *[car] в { $car ->
            [0] локомотив
           *[other] вагон { $car }
        }
    }
    .at =
    { $level ->
        [roof] на крыше { $car ->
            [0] локомотива
           *[other] вагона { $car }
        }
       *[car] в { $car ->
            [0] локомотиве
           *[other] вагоне { $car }
        }
    }
    .climb =
    { $level ->
        [roof] вылезает на крышу { $car ->
            [0] локомотива
           *[other] вагона { $car }
        }
       *[car] спускается в { $car ->
            [0] локомотив
           *[other] вагон { $car }
        }
    }

## События. Те, что с -known, — для игрока, который может видеть всё

colt-express-event-car-coupled = { $seat } прицепляет { $carriage }.
colt-express-event-bandit-chosen = { $seat } играет за { $bandit_acc }.
colt-express-event-first-player = Первый игрок — { $seat }.
colt-express-event-boarded = { $bandit } садится { $place_to }.
colt-express-event-round-began = Начинается раунд { $round }.
colt-express-event-picked = { $seat } выбирает карту из колоды.
colt-express-event-picked-known = Вы выбираете из колоды «{ $own-card_acc }».
colt-express-event-drew =
    { $count ->
        [0] { $seat } не берёт карт.
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[other] { $seat } берёт { $count } карт.
    }
colt-express-event-drew-known =
    { $count ->
        [0] Вы не берёте карт.
       *[other] Вы берёте: { $own-cards }.
    }
colt-express-event-shuffled = { $seat } тасует сброс, и он становится новой колодой.
colt-express-event-round-card = Карта раунда: «{ $round-card }».
colt-express-event-turn-began = Ход { $turn-number }. { $turn }: { $turn_hint }.
colt-express-event-played = { $bandit } играет «{ $card_acc }».
colt-express-event-hid = { $seat } кладёт карту рубашкой вверх.
colt-express-event-hid-known = Вы кладёте рубашкой вверх «{ $card_acc }» ({ $bandit }).
colt-express-event-stealing-began = Планирование окончено. Руки вверх, начинается Ограбление!
colt-express-event-card-up = { $bandit }: «{ $card }».
colt-express-event-turned-up = { $bandit } открывает «{ $card_acc }».
colt-express-event-no-effect = { $bandit }: «{ $card }» не срабатывает.
colt-express-event-moved = { $bandit } переходит { $place_to }.
colt-express-event-climbed = { $bandit } { $place_climb }.
colt-express-event-shot = { $bandit } стреляет в { $victim_acc }.
colt-express-event-pushed = Выстрел отбрасывает { $bandit_acc } { $place_to }.
colt-express-event-held = Дальше некуда: { $bandit } остаётся на месте.
colt-express-event-punched = { $bandit } бьёт { $victim_acc }.
colt-express-event-fell = { $bandit } теряет { $token } { $place_at }.
colt-express-event-lost = { $bandit } вынужденно оставляет { $token } { $place_at }.
colt-express-event-took = { $bandit } хватает { $token }.
colt-express-event-took-known = { $bandit } хватает { $token }.
colt-express-event-knocked = { $bandit } отлетает { $place_to }.
colt-express-event-marshal-moved = Маршал заходит { $place_to }.
colt-express-event-wounded = { $bandit } получает нейтральную пулю.
colt-express-event-fled = { $bandit } убегает от маршала { $place_to }.
colt-express-event-pile-closed = Нейтральных пуль не хватило: больше их никто не получит.
colt-express-event-event-began = Событие «{ $round-event }»: { $round-event_hint }.
colt-express-event-swept = { $bandit } оказывается { $place_at }.
colt-express-event-strongbox = Второй сейф — { $place_at }.
colt-express-event-ransom = { $bandit } получает 250 $ выкупа.
colt-express-event-declined = { $bandit } ничего не берёт.
colt-express-event-kept =
    { $count ->
        [0] { $seat } не оставляет себе карт.
        [one] { $seat } оставляет себе { $count } карту.
        [few] { $seat } оставляет себе { $count } карты.
       *[other] { $seat } оставляет себе { $count } карт.
    }
colt-express-event-discarded =
    { $count ->
        [0] { $seat } ничего не сбрасывает.
       *[other] { $seat } сбрасывает: { $cards }.
    }
colt-express-event-best-shooter =
    Самый меткий стрелок — { $seat } ({ $count ->
        [one] { $count } пуля
        [few] { $count } пули
       *[other] { $count } пуль
    }): награда 1 000 $.
colt-express-event-total = Итог: { $seat } — { $value } $.
colt-express-event-won = { $seat } побеждает!

## Вопросы

colt-express-ask-pick-car = Какой вагон прицепите следующим?
colt-express-ask-pick-bandit = За кого будете играть?
colt-express-ask-pick-team = Какую пару возглавите?
colt-express-ask-board = Кто из ваших бандитов садится в последний вагон? Другой сядет в предпоследний.
colt-express-ask-pick-card = Какую карту выберете, прежде чем добирать остальные?
colt-express-ask-plan = { $turn_ask }
colt-express-ask-second-card = После «Выстрела» может действовать и { $bandit }: сыграете вторую карту?
colt-express-ask-keep = Какую карту оставите на следующий раунд?
colt-express-ask-move = { $bandit } перемещается: куда?
colt-express-ask-shoot = { $bandit } целится: в кого?
colt-express-ask-punch = { $bandit } заносит кулак: кого ударить?
colt-express-ask-knock-out = { $bandit } бьёт { $victim_acc }: что выпадет?
colt-express-ask-pocket = { $victim } роняет кошелёк: { $bandit } заберёт его себе?
colt-express-ask-knock = { $victim } отлетает от удара: куда?
colt-express-ask-rob = { $bandit } осматривается: что схватить?
colt-express-ask-marshal = { $bandit } отвлекает маршала: куда он пойдёт?
colt-express-ask-pickpocket = { $bandit } здесь без соседей: взять кошелёк?

## Варианты ответа

colt-express-option-pick-car =
    Прицепить { $carriage } ({ $purses ->
        [0] { $jewels ->
            [one] { $jewels } самоцвет
            [few] { $jewels } самоцвета
           *[other] { $jewels } самоцветов
        }
        [one] { $purses } кошелёк{ $jewels ->
            [0] { "" }
            [one] , { $jewels } самоцвет
            [few] , { $jewels } самоцвета
           *[other] , { $jewels } самоцветов
        }
        [few] { $purses } кошелька{ $jewels ->
            [0] { "" }
            [one] , { $jewels } самоцвет
            [few] , { $jewels } самоцвета
           *[other] , { $jewels } самоцветов
        }
       *[other] { $purses } кошельков{ $jewels ->
            [0] { "" }
            [one] , { $jewels } самоцвет
            [few] , { $jewels } самоцвета
           *[other] , { $jewels } самоцветов
        }
    })
colt-express-option-pick-bandit = Играть за { $bandit_acc }
colt-express-option-pick-team = Возглавить пару: { $bandit } и { $partner }
colt-express-option-board = { $bandit } садится в последний вагон, { $partner } — в предпоследний
colt-express-option-pick-card = Выбрать «{ $card_acc }» ({ $bandit })
colt-express-option-draw = Взять три карты
colt-express-option-play = Сыграть «{ $card_acc }»{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-hide = Спрятать «{ $card_acc }»{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-no-second-card = Без второй карты
colt-express-option-keep = Оставить «{ $card_acc }»
colt-express-option-keep-no-more = Больше ничего не оставлять
colt-express-option-move = Перейти { $place_to }
colt-express-option-shoot = Выстрелить в { $victim_acc }
colt-express-option-punch = Ударить { $victim_acc }
colt-express-option-knock-out = Выбить { $token }
colt-express-option-pocket = Забрать кошелёк
colt-express-option-let-fall = Пусть кошелёк упадёт
colt-express-option-knock = Отбросить { $victim_acc } { $place_to }
colt-express-option-rob = Схватить { $token }
colt-express-option-marshal = Отправить маршала { $place_to }
colt-express-option-pickpocket = Взять { $token }
colt-express-option-take-nothing = Ничего не брать

## Отказы

colt-express-refusal-pick-car = Этого вагона нет среди свободных (правило { $rule }). Можно: { $allowed }
colt-express-refusal-pick-bandit = Этого бандита нет среди свободных (правило { $rule }). Можно: { $allowed }
colt-express-refusal-pick-team = Этой пары нет среди свободных (правило { $rule }). Можно: { $allowed }
colt-express-refusal-board = В последний вагон садится один из двух ваших бандитов (правило { $rule }). Можно: { $allowed }
colt-express-refusal-pick-card = Выбирают карту действия, которая есть в колоде (правило { $rule }). Можно: { $allowed }
colt-express-refusal-plan = В свой ход играют карту действия или берут три карты, больше ничего (правило { $rule }). Можно: { $allowed }
colt-express-refusal-nothing-to-draw = Ваша колода пуста: брать нечего (правило { $rule }). Можно: { $allowed }
colt-express-refusal-cannot-hide = Прятать карту позволяет только способность Призрака: в первый ход раунда и не в туннеле (правило { $rule }). Можно: { $allowed }
colt-express-refusal-not-in-hand = Такой карты у вас на руке нет (правило { $rule }). Можно: { $allowed }
colt-express-refusal-second-card = Вторая карта должна быть с руки, другого бандита и не «Маршал» (правило { $rule }). Можно: { $allowed }
colt-express-refusal-keep = Оставлять можно карты действий с руки, но не пули (правило { $rule }). Можно: { $allowed }
colt-express-refusal-off-the-train = Поезд никто не покидает (правило { $rule }). Можно: { $allowed }
colt-express-refusal-stands-still = Бандит, который перемещается, не может остаться на месте (правило { $rule }). Можно: { $allowed }
colt-express-refusal-move = Это слишком далеко: внутри — на один вагон, по крышам — до трёх (правило { $rule }). Можно: { $allowed }
colt-express-refusal-nobody = Такого бандита в поезде нет (правило { $rule }). Можно: { $allowed }
colt-express-refusal-own-place = В бандита на том же месте не стреляют (правило { $rule }). Можно: { $allowed }
colt-express-refusal-charm = Красотку не трогают, пока можно выбрать кого-то другого (правило { $rule }). Можно: { $allowed }
colt-express-refusal-out-of-sight = Этот бандит не на линии огня (правило { $rule }). Можно: { $allowed }
colt-express-refusal-out-of-reach = Ударить можно только другого бандита на том же месте (правило { $rule }). Можно: { $allowed }
colt-express-refusal-knock-out = Такой добычи у жертвы нет (правило { $rule }). Можно: { $allowed }
colt-express-refusal-pocket = Кошелёк либо забирают, либо он падает (правило { $rule }). Можно: { $allowed }
colt-express-refusal-knock = Удар отбрасывает на один вагон вперёд или назад (правило { $rule }). Можно: { $allowed }
colt-express-refusal-rob = Такой добычи здесь нет (правило { $rule }). Можно: { $allowed }
colt-express-refusal-marshal = Маршал переходит на один вагон вперёд или назад (правило { $rule }). Можно: { $allowed }
colt-express-refusal-pickpocket = Такого кошелька здесь нет (правило { $rule }). Можно: { $allowed }

## Почему подсказка это советует: что даёт ответ и чем рискует по сравнению с другими

colt-express-gain-money = больше добычи у вас на руках: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-money = меньше добычи у вас на руках: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-rivals = у самого богатого соперника будет меньше: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-rivals = у самого богатого соперника будет больше: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-shots = вы будете стрелять чаще: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-shots = вы будете стрелять реже: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-lead = ближе к званию самого меткого стрелка: +{ NUMBER($amount, maximumSignificantDigits: 2) } выстрела против соперников
colt-express-risk-lead = дальше от звания самого меткого стрелка: −{ NUMBER($amount, maximumSignificantDigits: 2) } выстрела против соперников
colt-express-gain-bullets = в вас попадёт меньше пуль: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-bullets = в вас попадёт больше пуль: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-here = рядом с вами будет лежать больше добычи: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-here = рядом с вами будет лежать меньше добычи: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-near = больше добычи в одной карте от вас: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-near = меньше добычи в одной карте от вас: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-marshal = маршал реже будет в соседнем вагоне: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-marshal = маршал чаще будет в соседнем вагоне: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-exposed = меньше добычи, которую у вас могут выбить: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-exposed = больше добычи, которую у вас могут выбить: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-cards = больше карт действий на руке: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-cards = меньше карт действий на руке: −{ NUMBER($amount, maximumSignificantDigits: 2) }

## По чему различают игроков в отчётах

colt-express-group-bandit = Бандит

## Страница

colt-express-page-scene = Поезд
colt-express-page-engine = Локомотив: внутри { $inside }; на крыше { $roof }
colt-express-page-car = Вагон { $number }, { $carriage }: внутри { $inside }; на крыше { $roof }
colt-express-page-nobody = никого
colt-express-page-some-purse =
    { $count ->
        [one] { $count } кошелёк
        [few] { $count } кошелька
       *[other] { $count } кошельков
    }
colt-express-page-some-jewel =
    { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
       *[other] { $count } самоцветов
    }
colt-express-page-some-strongbox =
    { $count ->
        [one] { $count } сейф
        [few] { $count } сейфа
       *[other] { $count } сейфов
    }
colt-express-page-round = Раунд { $round } из { $rounds }
colt-express-page-no-round-card = Карта раунда ещё не открыта
colt-express-page-turn = { $turn }: { $turn_hint }
colt-express-page-at-end = В конце: { $round-event }
colt-express-page-hint = { $round-event_hint }
colt-express-page-neutral =
    { $count ->
        [one] Осталась { $count } нейтральная пуля
        [few] Осталось { $count } нейтральные пули
       *[other] Осталось { $count } нейтральных пуль
    }
colt-express-page-plan = Запланированные карты
colt-express-page-plan-empty = Ещё не запланировано ни одной карты
colt-express-page-planned-hidden = { $seat }: карта рубашкой вверх
colt-express-page-planned-now = { $what }: выполняется
colt-express-page-planned-done = { $what }: выполнено
colt-express-page-first = Первый игрок
colt-express-page-asked = Ждём ответа
colt-express-page-more = Всё об игроке: { $seat }
colt-express-page-bullets =
    { $count ->
        [one] Осталась { $count } пуля
        [few] Осталось { $count } пули
       *[other] Осталось { $count } пуль
    }
colt-express-page-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
colt-express-page-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[other] { $count } карт в колоде
    }
colt-express-page-discard =
    { $count ->
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
       *[other] { $count } карт в сбросе
    }
colt-express-page-received =
    { $count ->
        [one] Получена { $count } пуля
        [few] Получено { $count } пули
       *[other] Получено { $count } пуль
    }
colt-express-page-received-from = { $bandit }: { $count }
colt-express-page-known = Наверняка на руке или рубашкой вверх
colt-express-page-token = { $token }
colt-express-page-your-hand = Ваша рука
colt-express-page-your-deck = Ваша колода
colt-express-page-cards = { $card }: { $count }
colt-express-page-kept = { $what } (оставляете: { $count })
colt-express-page-kept-stamp = оставляю
colt-express-page-hand-empty =
    { $count ->
        [one] На руке пусто; в колоде { $count } карта.
        [few] На руке пусто; в колоде { $count } карты.
       *[other] На руке пусто; в колоде { $count } карт.
    }
colt-express-page-wanted = Розыск
colt-express-page-wanted-for = за ограбление экспресса
colt-express-page-money = { $value } $
colt-express-page-reckoning = Добыча подсчитана
colt-express-page-skip = Пропустить
colt-express-page-player = Игрок
colt-express-page-all-purse = Кошельки
colt-express-page-all-jewel = Самоцветы
colt-express-page-all-strongbox = Сейфы
colt-express-page-shooter = Выпущено пуль
colt-express-page-hits = Получено пуль
colt-express-page-total = Итого
colt-express-page-place = Место { $place }
colt-express-page-tie = Денег поровну: побеждает тот, кто получил меньше пуль.

## Терминал

colt-express-terminal-round = Раунд { $round }/{ $rounds }
colt-express-terminal-round-hidden = карта раунда ещё лежит рубашкой вверх
colt-express-terminal-stealing = Ограбление
colt-express-terminal-event = В конце — «{ $round-event }»: { $round-event_hint }.
colt-express-terminal-turn = { $turn }: { $turn_hint }
# Короткие названия вагонов: до восьми букв, иначе им не хватает места
colt-express-terminal-car-locomotive = паровоз
colt-express-terminal-car-mail = почта
colt-express-terminal-car-sleeper = спальный
colt-express-terminal-car-parlour = салон
colt-express-terminal-car-smoker = курилка
colt-express-terminal-car-diner = ресторан
colt-express-terminal-car-club = клуб
colt-express-terminal-player = игрок
colt-express-terminal-loot = добыча
colt-express-terminal-bullets = пули
colt-express-terminal-wounds = раны
colt-express-terminal-cards = рука / колода
colt-express-terminal-discard = сброс
colt-express-terminal-power = способность
colt-express-terminal-first = начинает
# $count карт уже разыграно
colt-express-terminal-stack = { $count ->
    [0] Стопка:
   *[other] Стопка (разыграно { $count }):
}
colt-express-terminal-hand = Ваша рука:
colt-express-terminal-keeping = Оставляете:
colt-express-terminal-deck = Ваша колода:
colt-express-terminal-hit-by = пули: { $text }
colt-express-terminal-discarded = сброс: { $text }
colt-express-terminal-holds = наверняка держит: { $text }
colt-express-terminal-sign-marshal = маршал; возле раунда — сколько осталось нейтральных пуль
colt-express-terminal-sign-strongbox = сейф, 1 000 $
colt-express-terminal-sign-jewel = самоцвет, 500 $
colt-express-terminal-sign-purse = кошелёк, цену которого вы знаете, и такой, цены которого не знаете
colt-express-terminal-sign-bullets = пуля, которая ещё есть, и пуля, которая уже выпущена
colt-express-terminal-sum = = { $value } $
colt-express-terminal-purses-open = Все кошельки открыты:
colt-express-terminal-rank = { $place }. { $seat }: { $value } $, { $count ->
    [0] ни одной пули
    [one] { $count } полученная пуля
    [few] { $count } полученные пули
   *[other] { $count } полученных пуль
}
