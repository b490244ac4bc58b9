# Colt Express українською. Атрибути — форми, яких потребують речення: $bandit_acc — це .acc у colt-express-bandit-…
# Терміни — як в українському виданні. Між числом і знаком долара стоїть нерозривний пробіл.

## У вітрині закладу

colt-express-pitch = Поїзд, повний здобичі, шестеро бандитів і один шериф. Плануйте ходи потай, а тоді дивіться, як плани зіштовхуються: лізьте на дах, грабуйте, бийте й стріляйте, аби зійти з поїзда найбагатшими.
colt-express-length = 10–20 хвилин

## Параметри гри

colt-express-switch-teams = Кожен гравець веде двох бандитів: удвох — тільки так, утрьох — за бажанням.
colt-express-switch-expert = Експертний варіант: власний скид, і карти можна лишати на наступний раунд.
colt-express-switch-abilities = Кожен бандит має особливе вміння.
colt-express-switch-events = Раунди завершуються подіями, а останній раунд — станція.
colt-express-switch-cars = Вагони добирають навмання, або гравці вибирають їх по черзі.
colt-express-switch-bandits = Бандитів роздають навмання, або гравці вибирають їх по черзі.
colt-express-setting-random = навмання
colt-express-setting-choose = вибирають по черзі

colt-express-preset-first-game = Перша гра
colt-express-preset-first-game-help = Без умінь і подій: найкраще, щоб навчитися грати.
colt-express-preset-full-game = Повна гра
colt-express-preset-full-game-help = Кожен бандит має вміння, а раунди завершуються подіями.
colt-express-preset-teams = Командами
colt-express-preset-teams-help = Кожен гравець веде двох бандитів.
colt-express-preset-expert = Для експертів
colt-express-preset-expert-help = Власний скид, і карти можна лишати на наступний раунд.

colt-express-two-without-teams = Удвох можна грати лише командами (правило { $rule }): «teams» має бути ввімкнено.
colt-express-teams-too-many = Команди — для двох або трьох гравців, а не для { $seats } (правило { $rule }): «teams» має бути вимкнено.
colt-express-expert-teams = В експертний варіант командами не грають (правило { $rule }): «expert» або «teams» має бути вимкнено.

## Словник

colt-express-bandit-ghost = Привид
    .acc = Привида
colt-express-bandit-doc = Док
    .acc = Дока
colt-express-bandit-belle = Краля
    .acc = Кралю
colt-express-bandit-tuco = Туко
    .acc = Туко
colt-express-bandit-cheyenne = Шаєнн
    .acc = Шаєнн
colt-express-bandit-django = Джанґо
    .acc = Джанґо
colt-express-bandit-marshal = Шериф
    .acc = Шерифа

colt-express-power-ghost = Карту свого першого ходу в раунді може покласти долілиць; якщо в цей хід бере карти, то вже ні.
colt-express-power-doc = На початку раунду бере сім карт замість шести.
colt-express-power-belle = У неї не стріляють і її не б’ють, якщо можна вибрати когось іншого.
colt-express-power-tuco = Може стріляти й крізь дах свого вагона, вгору чи вниз.
colt-express-power-cheyenne = Може забрати собі гаманець, вибитий її ударом; самоцвіти й кейси падають, як завжди.
colt-express-power-django = Його постріли відкидають жертву від нього на один вагон.

colt-express-card = { $card } ({ $bandit })
    .acc = { $card_acc } ({ $bandit })
colt-express-card-move = Переміщення
    .acc = Переміщення
colt-express-card-ladder = Драбина
    .acc = Драбину
colt-express-card-fire = Постріл
    .acc = Постріл
colt-express-card-punch = Удар
    .acc = Удар
colt-express-card-rob = Грабіж
    .acc = Грабіж
colt-express-card-marshal = Шериф
    .acc = Шерифа
colt-express-card-bullet = Куля
    .acc = Кулю

colt-express-turn-standard = Стандартний хід
    .hint = карти горілиць
    .ask = Зіграєте карту чи візьмете три?
colt-express-turn-tunnel = Тунель
    .hint = карти долілиць
    .ask = У тунелі темно: покладете карту долілиць чи візьмете три?
colt-express-turn-speeding = Розгін
    .hint = кожен виконує два ходи поспіль
    .ask = Розгін, два ходи поспіль: зіграєте карту чи візьмете три?
colt-express-turn-switching = Переведення стрілки
    .hint = черга йде у зворотний бік
    .ask = Стрілку переведено, черга йде у зворотний бік: зіграєте карту чи візьмете три?

colt-express-round-event-none = Без події
    .hint = нічого не стається
colt-express-round-event-angry-marshal = Сердитий шериф
    .hint = по нейтральній кулі кожному на даху над ним, потім він іде в бік хвоста поїзда
colt-express-round-event-swivel-arm = Поворотний кронштейн
    .hint = усіх на дахах змітає на останній вагон
colt-express-round-event-braking = Гальмування
    .hint = усі на дахах з’їжджають на один вагон уперед
colt-express-round-event-take-it-all = Забирайте все!
    .hint = біля шерифа з’являється другий кейс
colt-express-round-event-rebellion = Пасажири дають відсіч
    .hint = по нейтральній кулі кожному бандитові всередині поїзда
colt-express-round-event-pickpocketing = Кишенькова крадіжка
    .hint = хто на своєму місці без сусідів, може взяти гаманець, який там лежить
colt-express-round-event-marshals-revenge = Помста шерифа
    .hint = хто на даху над ним, лишає там свій найдешевший гаманець
colt-express-round-event-hostage = Машиніст-заручник
    .hint = по 250 $ викупу кожному бандитові в локомотиві та на його даху

colt-express-round-card-angry-marshal = Сердитий шериф
colt-express-round-card-swivel-arm = Поворотний кронштейн
colt-express-round-card-braking = Гальмування
colt-express-round-card-take-it-all = Забирайте все!
colt-express-round-card-rebellion = Пасажири дають відсіч
colt-express-round-card-tunnels = Тунелі
colt-express-round-card-bridge = Міст
colt-express-round-card-pickpocketing = Кишенькова крадіжка
colt-express-round-card-marshals-revenge = Помста шерифа
colt-express-round-card-hostage = Машиніст-заручник

colt-express-carriage-locomotive = локомотив
colt-express-carriage-mail = поштовий вагон
colt-express-carriage-sleeper = спальний вагон
colt-express-carriage-parlour = салон-вагон
colt-express-carriage-smoker = вагон для курців
colt-express-carriage-diner = вагон-ресторан
colt-express-carriage-club = клубний вагон

colt-express-loot-purse = гаманець
colt-express-loot-jewel = самоцвіт
colt-express-loot-strongbox = кейс

# $value дорівнює 0, якщо вартість невідома або не варта згадки; $which дорівнює 0, якщо схожого гаманця поруч немає
colt-express-token =
    { $loot ->
        [jewel] самоцвіт
        [strongbox] кейс
       *[purse] { $which ->
            [0] гаманець
            [1] перший гаманець
            [2] другий гаманець
            [3] третій гаманець
           *[other] { $which }-й гаманець
        }
    }{ $value ->
        [0] { "" }
       *[other] { " " }({ $value } $)
    }

# Вагон 0 — локомотив
colt-express-place =
    { $level ->
        [roof] дах { $car ->
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
        [roof] на дах { $car ->
            [0] локомотива
           *[other] вагона { $car }
        }
       *[car] { $car ->
            [0] до локомотива
           *[other] у вагон { $car }
        }
    }
    .at =
    { $level ->
        [roof] на даху { $car ->
            [0] локомотива
           *[other] вагона { $car }
        }
       *[car] у { $car ->
            [0] локомотиві
           *[other] вагоні { $car }
        }
    }
    .climb =
    { $level ->
        [roof] вилазить на дах { $car ->
            [0] локомотива
           *[other] вагона { $car }
        }
       *[car] спускається { $car ->
            [0] до локомотива
           *[other] у вагон { $car }
        }
    }

## Події. Ті, що з -known, — для гравця, який може бачити все

colt-express-event-car-coupled = { $seat } причіплює { $carriage }.
colt-express-event-bandit-chosen = { $seat } грає за { $bandit_acc }.
colt-express-event-first-player = Перший гравець — { $seat }.
colt-express-event-boarded = { $bandit } сідає { $place_to }.
colt-express-event-round-began = Починається раунд { $round }.
colt-express-event-picked = { $seat } вибирає карту з колоди.
colt-express-event-picked-known = Ви вибираєте з колоди «{ $own-card_acc }».
colt-express-event-drew =
    { $count ->
        [0] { $seat } не бере карт.
        [one] { $seat } бере { $count } карту.
        [few] { $seat } бере { $count } карти.
       *[other] { $seat } бере { $count } карт.
    }
colt-express-event-drew-known =
    { $count ->
        [0] Ви не берете карт.
       *[other] Ви берете: { $own-cards }.
    }
colt-express-event-shuffled = { $seat } тасує скид, і він стає новою колодою.
colt-express-event-round-card = Карта раунду: «{ $round-card }».
colt-express-event-turn-began = Хід { $turn-number }. { $turn }: { $turn_hint }.
colt-express-event-played = { $bandit } грає «{ $card_acc }».
colt-express-event-hid = { $seat } кладе карту долілиць.
colt-express-event-hid-known = Ви кладете долілиць «{ $card_acc }» ({ $bandit }).
colt-express-event-stealing-began = Планування завершено. Руки вгору, починається Пограбування!
colt-express-event-card-up = { $bandit }: «{ $card }».
colt-express-event-turned-up = { $bandit } відкриває «{ $card_acc }».
colt-express-event-no-effect = { $bandit }: «{ $card }» не має ефекту.
colt-express-event-moved = { $bandit } переходить { $place_to }.
colt-express-event-climbed = { $bandit } { $place_climb }.
colt-express-event-shot = { $bandit } стріляє в { $victim_acc }.
colt-express-event-pushed = Постріл відкидає { $bandit_acc } { $place_to }.
colt-express-event-held = Далі нікуди: { $bandit } лишається на місці.
colt-express-event-punched = { $bandit } б’є { $victim_acc }.
colt-express-event-fell = { $bandit } губить { $token } { $place_at }.
colt-express-event-lost = { $bandit } мусить лишити { $token } { $place_at }.
colt-express-event-took = { $bandit } хапає { $token }.
colt-express-event-took-known = { $bandit } хапає { $token }.
colt-express-event-knocked = { $bandit } відлітає { $place_to }.
colt-express-event-marshal-moved = Шериф заходить { $place_to }.
colt-express-event-wounded = { $bandit } отримує нейтральну кулю.
colt-express-event-fled = { $bandit } тікає від шерифа { $place_to }.
colt-express-event-pile-closed = Нейтральних куль забракло: більше їх ніхто не отримає.
colt-express-event-event-began = Подія «{ $round-event }»: { $round-event_hint }.
colt-express-event-swept = { $bandit } опиняється { $place_at }.
colt-express-event-strongbox = Другий кейс — { $place_at }.
colt-express-event-ransom = { $bandit } отримує 250 $ викупу.
colt-express-event-declined = { $bandit } нічого не бере.
colt-express-event-kept =
    { $count ->
        [0] { $seat } не лишає собі карт.
        [one] { $seat } лишає собі { $count } карту.
        [few] { $seat } лишає собі { $count } карти.
       *[other] { $seat } лишає собі { $count } карт.
    }
colt-express-event-discarded =
    { $count ->
        [0] { $seat } нічого не скидає.
       *[other] { $seat } скидає: { $cards }.
    }
colt-express-event-best-shooter =
    Найвлучніший стрілець — { $seat } ({ $count ->
        [one] { $count } куля
        [few] { $count } кулі
       *[other] { $count } куль
    }): винагорода 1 000 $.
colt-express-event-total = { $seat } має { $value } $.
colt-express-event-won = { $seat } перемагає!

## Запитання

colt-express-ask-pick-car = Який вагон причепите наступним?
colt-express-ask-pick-bandit = За кого гратимете?
colt-express-ask-pick-team = Яку пару очолите?
colt-express-ask-board = Хто з ваших бандитів сідає в останній вагон? Інший сяде в передостанній.
colt-express-ask-pick-card = Яку карту виберете, перш ніж добирати решту?
colt-express-ask-plan = { $turn_ask }
colt-express-ask-second-card = Після «Пострілу» може діяти й { $bandit }: зіграєте другу карту?
colt-express-ask-keep = Яку карту лишите на наступний раунд?
colt-express-ask-move = { $bandit } рушає: куди?
colt-express-ask-shoot = { $bandit } цілиться: у кого?
colt-express-ask-punch = { $bandit } заносить кулак: кого вдарити?
colt-express-ask-knock-out = { $bandit } б’є { $victim_acc }: що випаде?
colt-express-ask-pocket = { $victim } губить гаманець: чи забере його { $bandit }?
colt-express-ask-knock = { $victim } відлітає від удару: куди?
colt-express-ask-rob = { $bandit } роззирається: що вхопити?
colt-express-ask-marshal = { $bandit } відволікає шерифа: куди він піде?
colt-express-ask-pickpocket = { $bandit } тут без сусідів: узяти гаманець?

## Варіанти відповіді

colt-express-option-pick-car =
    Причепити { $carriage } ({ $purses ->
        [0] { $jewels ->
            [one] { $jewels } самоцвіт
            [few] { $jewels } самоцвіти
           *[other] { $jewels } самоцвітів
        }
        [one] { $purses } гаманець{ $jewels ->
            [0] { "" }
            [one] , { $jewels } самоцвіт
            [few] , { $jewels } самоцвіти
           *[other] , { $jewels } самоцвітів
        }
        [few] { $purses } гаманці{ $jewels ->
            [0] { "" }
            [one] , { $jewels } самоцвіт
            [few] , { $jewels } самоцвіти
           *[other] , { $jewels } самоцвітів
        }
       *[other] { $purses } гаманців{ $jewels ->
            [0] { "" }
            [one] , { $jewels } самоцвіт
            [few] , { $jewels } самоцвіти
           *[other] , { $jewels } самоцвітів
        }
    })
colt-express-option-pick-bandit = Грати за { $bandit_acc }
colt-express-option-pick-team = Очолити пару: { $bandit } і { $partner }
colt-express-option-board = { $bandit } сідає в останній вагон, { $partner } — у передостанній
colt-express-option-pick-card = Вибрати «{ $card_acc }» ({ $bandit })
colt-express-option-draw = Узяти три карти
colt-express-option-play = Зіграти «{ $card_acc }»{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-hide = Сховати «{ $card_acc }»{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-no-second-card = Без другої карти
colt-express-option-keep = Лишити «{ $card_acc }»
colt-express-option-keep-no-more = Більше нічого не лишати
colt-express-option-move = Перейти { $place_to }
colt-express-option-shoot = Вистрілити в { $victim_acc }
colt-express-option-punch = Ударити { $victim_acc }
colt-express-option-knock-out = Вибити { $token }
colt-express-option-pocket = Забрати гаманець
colt-express-option-let-fall = Хай гаманець падає
colt-express-option-knock = Відкинути { $victim_acc } { $place_to }
colt-express-option-rob = Схопити { $token }
colt-express-option-marshal = Відправити шерифа { $place_to }
colt-express-option-pickpocket = Узяти { $token }
colt-express-option-take-nothing = Нічого не брати

## Відмови

colt-express-refusal-pick-car = Цього вагона немає серед вільних (правило { $rule }). Можна: { $allowed }
colt-express-refusal-pick-bandit = Цього бандита немає серед вільних (правило { $rule }). Можна: { $allowed }
colt-express-refusal-pick-team = Цієї пари немає серед вільних (правило { $rule }). Можна: { $allowed }
colt-express-refusal-board = В останній вагон сідає один із ваших двох бандитів (правило { $rule }). Можна: { $allowed }
colt-express-refusal-pick-card = Вибирають карту дії, яка є в колоді (правило { $rule }). Можна: { $allowed }
colt-express-refusal-plan = У свій хід грають карту дії або беруть три карти, більше нічого (правило { $rule }). Можна: { $allowed }
colt-express-refusal-nothing-to-draw = Ваша колода порожня: брати нічого (правило { $rule }). Можна: { $allowed }
colt-express-refusal-cannot-hide = Ховати карту дає змогу лише вміння Привида: у перший хід раунду й не в тунелі (правило { $rule }). Можна: { $allowed }
colt-express-refusal-not-in-hand = Такої карти у вас на руці немає (правило { $rule }). Можна: { $allowed }
colt-express-refusal-second-card = Друга карта має бути з руки, іншого бандита й не «Шериф» (правило { $rule }). Можна: { $allowed }
colt-express-refusal-keep = Лишати можна карти дій з руки, але не кулі (правило { $rule }). Можна: { $allowed }
colt-express-refusal-off-the-train = Поїзд ніхто не покидає (правило { $rule }). Можна: { $allowed }
colt-express-refusal-stands-still = Бандит, який рушає, не може лишитися на місці (правило { $rule }). Можна: { $allowed }
colt-express-refusal-move = Це задалеко: усередині — на один вагон, дахами — до трьох (правило { $rule }). Можна: { $allowed }
colt-express-refusal-nobody = Такого бандита в поїзді немає (правило { $rule }). Можна: { $allowed }
colt-express-refusal-own-place = У бандита на тому самому місці не стріляють (правило { $rule }). Можна: { $allowed }
colt-express-refusal-charm = Кралю не чіпають, поки можна вибрати когось іншого (правило { $rule }). Можна: { $allowed }
colt-express-refusal-out-of-sight = Цей бандит не на лінії вогню (правило { $rule }). Можна: { $allowed }
colt-express-refusal-out-of-reach = Ударити можна лише іншого бандита на тому самому місці (правило { $rule }). Можна: { $allowed }
colt-express-refusal-knock-out = Такої здобичі жертва не має (правило { $rule }). Можна: { $allowed }
colt-express-refusal-pocket = Гаманець або забирають, або він падає (правило { $rule }). Можна: { $allowed }
colt-express-refusal-knock = Удар відкидає на один вагон уперед або назад (правило { $rule }). Можна: { $allowed }
colt-express-refusal-rob = Такої здобичі тут немає (правило { $rule }). Можна: { $allowed }
colt-express-refusal-marshal = Шериф переходить на один вагон уперед або назад (правило { $rule }). Можна: { $allowed }
colt-express-refusal-pickpocket = Такого гаманця тут немає (правило { $rule }). Можна: { $allowed }

## Чому підказка це радить: що дає відповідь і чим ризикує, порівняно з іншими

colt-express-gain-money = більше здобичі у ваших руках: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-money = менше здобичі у ваших руках: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-rivals = найбагатший із суперників матиме менше: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-rivals = найбагатший із суперників матиме більше: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-shots = ви стрілятимете частіше: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-shots = ви стрілятимете рідше: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-lead = ближче до звання найвлучнішого стрільця: +{ NUMBER($amount, maximumSignificantDigits: 2) } пострілу проти суперників
colt-express-risk-lead = далі від звання найвлучнішого стрільця: −{ NUMBER($amount, maximumSignificantDigits: 2) } пострілу проти суперників
colt-express-gain-bullets = у вас влучить менше куль: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-bullets = у вас влучить більше куль: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-here = поруч із вами лежатиме більше здобичі: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-here = поруч із вами лежатиме менше здобичі: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-near = більше здобичі за одну карту від вас: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-near = менше здобичі за одну карту від вас: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-marshal = шериф рідше опинятиметься в сусідньому вагоні: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-marshal = шериф частіше опинятиметься в сусідньому вагоні: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-exposed = менше здобичі, яку у вас можуть вибити: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-exposed = більше здобичі, яку у вас можуть вибити: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-cards = більше карт дій на руці: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-cards = менше карт дій на руці: −{ NUMBER($amount, maximumSignificantDigits: 2) }

## За чим розрізняють гравців у звітах

colt-express-group-bandit = Бандит

## Сторінка

colt-express-page-scene = Поїзд
colt-express-page-engine = Локомотив: усередині { $inside }; на даху { $roof }
colt-express-page-car = Вагон { $number }, { $carriage }: усередині { $inside }; на даху { $roof }
colt-express-page-nobody = нікого
colt-express-page-some-purse =
    { $count ->
        [one] { $count } гаманець
        [few] { $count } гаманці
       *[other] { $count } гаманців
    }
colt-express-page-some-jewel =
    { $count ->
        [one] { $count } самоцвіт
        [few] { $count } самоцвіти
       *[other] { $count } самоцвітів
    }
colt-express-page-some-strongbox =
    { $count ->
        [one] { $count } кейс
        [few] { $count } кейси
       *[other] { $count } кейсів
    }
colt-express-page-round = Раунд { $round }/{ $rounds }
colt-express-page-no-round-card = Карту раунду ще не відкрито
colt-express-page-turn = { $turn }: { $turn_hint }
colt-express-page-at-end = Наприкінці: { $round-event }
colt-express-page-hint = { $round-event_hint }
colt-express-page-neutral =
    { $count ->
        [one] Лишилася { $count } нейтральна куля
        [few] Лишилося { $count } нейтральні кулі
       *[other] Лишилося { $count } нейтральних куль
    }
colt-express-page-plan = Заплановані карти
colt-express-page-plan-empty = Ще не заплановано жодної карти
colt-express-page-planned-hidden = { $seat }: карта долілиць
colt-express-page-planned-now = { $what }: виконується
colt-express-page-planned-done = { $what }: виконано
colt-express-page-first = Перший гравець
colt-express-page-asked = Чекаємо відповіді
colt-express-page-more = Усе про гравця: { $seat }
colt-express-page-bullets =
    { $count ->
        [one] Лишилася { $count } куля
        [few] Лишилося { $count } кулі
       *[other] Лишилося { $count } куль
    }
colt-express-page-hand =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[other] { $count } карт на руці
    }
colt-express-page-deck =
    { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
       *[other] { $count } карт у колоді
    }
colt-express-page-discard =
    { $count ->
        [one] { $count } карта у скиді
        [few] { $count } карти у скиді
       *[other] { $count } карт у скиді
    }
colt-express-page-received =
    { $count ->
        [one] Отримано { $count } кулю
        [few] Отримано { $count } кулі
       *[other] Отримано { $count } куль
    }
colt-express-page-received-from = { $bandit }: { $count }
colt-express-page-known = Напевно на руці або долілиць
colt-express-page-token = { $token }
colt-express-page-your-hand = Ваша рука
colt-express-page-your-deck = Ваша колода
colt-express-page-cards = { $card }: { $count }
colt-express-page-kept = { $what } (лишаєте: { $count })
colt-express-page-kept-stamp = лишаю
colt-express-page-hand-empty =
    { $count ->
        [one] На руці порожньо; у колоді { $count } карта.
        [few] На руці порожньо; у колоді { $count } карти.
       *[other] На руці порожньо; у колоді { $count } карт.
    }
colt-express-page-wanted = Розшук
colt-express-page-wanted-for = за пограбування експреса
colt-express-page-money = { $value } $
colt-express-page-reckoning = Здобич пораховано
colt-express-page-skip = Пропустити
colt-express-page-player = Гравець
colt-express-page-all-purse = Гаманці
colt-express-page-all-jewel = Самоцвіти
colt-express-page-all-strongbox = Кейси
colt-express-page-shooter = Випущено куль
colt-express-page-hits = Отримано куль
colt-express-page-total = Разом
colt-express-page-place = Місце { $place }
colt-express-page-tie = Грошей порівну: перемагає той, хто отримав менше куль.

## Термінал

colt-express-terminal-round = Раунд { $round }/{ $rounds }
colt-express-terminal-round-hidden = карта раунду ще лежить долілиць
colt-express-terminal-stealing = Пограбування
colt-express-terminal-event = Наприкінці — «{ $round-event }»: { $round-event_hint }.
colt-express-terminal-turn = { $turn }: { $turn_hint }
# Короткі назви вагонів: до восьми літер, інакше їм бракує місця
colt-express-terminal-car-locomotive = паровоз
colt-express-terminal-car-mail = пошта
colt-express-terminal-car-sleeper = спальний
colt-express-terminal-car-parlour = салон
colt-express-terminal-car-smoker = курильня
colt-express-terminal-car-diner = ресторан
colt-express-terminal-car-club = клуб
colt-express-terminal-player = гравець
colt-express-terminal-loot = здобич
colt-express-terminal-bullets = кулі
colt-express-terminal-wounds = рани
colt-express-terminal-cards = рука / колода
colt-express-terminal-discard = скид
colt-express-terminal-power = уміння
colt-express-terminal-first = починає
# $count карт уже розіграно
colt-express-terminal-stack = { $count ->
    [0] Стос:
   *[other] Стос (розіграно { $count }):
}
colt-express-terminal-hand = Ваша рука:
colt-express-terminal-keeping = Лишаєте:
colt-express-terminal-deck = Ваша колода:
colt-express-terminal-hit-by = кулі: { $text }
colt-express-terminal-discarded = скид: { $text }
colt-express-terminal-holds = напевно тримає: { $text }
colt-express-terminal-sign-marshal = шериф; біля раунду — скільки лишилося нейтральних куль
colt-express-terminal-sign-strongbox = кейс, 1 000 $
colt-express-terminal-sign-jewel = самоцвіт, 500 $
colt-express-terminal-sign-purse = гаманець, вартість якого ви знаєте, і такий, вартості якого не знаєте
colt-express-terminal-sign-bullets = куля, яка ще є, і куля, яку вже випущено
colt-express-terminal-sum = = { $value } $
colt-express-terminal-purses-open = Усі гаманці відкрито:
colt-express-terminal-rank = { $place }. { $seat }: { $value } $, { $count ->
    [0] жодної кулі
    [one] { $count } отримана куля
    [few] { $count } отримані кулі
   *[other] { $count } отриманих куль
}
