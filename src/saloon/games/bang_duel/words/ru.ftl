# BANG! The Duel («Бэнг! Дуэль») по-русски. Атрибуты — формы, которые нужны предложениям: $person_acc — это .acc у
# bang-duel-person-… Термины и имена — как в русском издании: АП — атакующий персонаж, ПП — прикрывающий.
# Братья Далтоны — множественное число, поэтому персонаж не бывает подлежащим при сказуемом.

## В витрине заведения

bang-duel-pitch = Поединок в полдень для двоих, преступник против законника: карты, пули и нервы.
bang-duel-length = 20–30 минут

## Параметры игры

bang-duel-switch-squad = Сколько персонажей в отряде каждого игрока вместе с резервом.

bang-duel-preset-first-game = Первая игра
bang-duel-preset-first-game-help = По четыре персонажа, как раздают по правилам.
bang-duel-preset-long-game = Долгая игра
bang-duel-preset-long-game-help = По восемь персонажей: вдвое дольше.
bang-duel-preset-everybody = Все вместе
bang-duel-preset-everybody-help = Все двенадцать персонажей с каждой стороны.

## Словарь

bang-duel-side-law = Служители закона
bang-duel-side-outlaw = Бандиты

bang-duel-back-law = закон
    .of = закона
bang-duel-back-outlaw = бандиты
    .of = бандитов

bang-duel-symbol-barrel = бочка
bang-duel-symbol-dynamite = динамит
bang-duel-symbol-snake = змея
bang-duel-symbol-horseshoe = подкова

bang-duel-person-pinkerton = Алан Пинкертон
    .acc = Алана Пинкертона
    .gen = Алана Пинкертона
bang-duel-person-tilghman = Билл Тилман
    .acc = Билла Тилмана
    .gen = Билла Тилмана
bang-duel-person-buffalo-bill = Буффало Билл
    .acc = Буффало Билла
    .gen = Буффало Билла
bang-duel-person-masterson = Бэт Мастерсон
    .acc = Бэта Мастерсона
    .gen = Бэта Мастерсона
bang-duel-person-django = Джанго
    .acc = Джанго
    .gen = Джанго
bang-duel-person-wild-bill = Дикий Билл
    .acc = Дикого Билла
    .gen = Дикого Билла
bang-duel-person-stranger = Незнакомец
    .acc = Незнакомца
    .gen = Незнакомца
bang-duel-person-lone-ranger = Одинокий Рейнджер
    .acc = Одинокого Рейнджера
    .gen = Одинокого Рейнджера
bang-duel-person-garrett = Пэт Гарретт
    .acc = Пэта Гарретта
    .gen = Пэта Гарретта
bang-duel-person-tex-willer = Текс Уиллер
    .acc = Текса Уиллера
    .gen = Текса Уиллера
bang-duel-person-wyatt-earp = Уайетт Эрп
    .acc = Уайетта Эрпа
    .gen = Уайетта Эрпа
bang-duel-person-annie-oakley = Энни Оукли
    .acc = Энни Оукли
    .gen = Энни Оукли
bang-duel-person-anderson = Билл Андерсон
    .acc = Билла Андерсона
    .gen = Билла Андерсона
bang-duel-person-daltons = Братья Далтоны
    .acc = Братьев Далтонов
    .gen = Братьев Далтонов
bang-duel-person-ransom = Джек Рэнсом
    .acc = Джека Рэнсома
    .gen = Джека Рэнсома
bang-duel-person-schulz = Доктор Шульц
    .acc = Доктора Шульца
    .gen = Доктора Шульца
bang-duel-person-kid-curry = Кид Керри
    .acc = Кида Керри
    .gen = Кида Керри
bang-duel-person-kitty-leroy = Китти Лерой
    .acc = Китти Лерой
    .gen = Китти Лерой
bang-duel-person-pearl-hart = Перл Харт
    .acc = Перл Харт
    .gen = Перл Харт
bang-duel-person-sundance = Сандэнс Кид
    .acc = Сандэнса Кида
    .gen = Сандэнса Кида
bang-duel-person-cattle-kate = Скотокрадка Кэт
    .acc = Скотокрадку Кэт
    .gen = Скотокрадки Кэт
bang-duel-person-tom-horn = Том Хорн
    .acc = Тома Хорна
    .gen = Тома Хорна
bang-duel-person-tuco = Туко Рамирес
    .acc = Туко Рамиреса
    .gen = Туко Рамиреса
bang-duel-person-hardin = Уэсли Хардин
    .acc = Уэсли Хардина
    .gen = Уэсли Хардина

bang-duel-power-pinkerton = За каждую потерянную им единицу здоровья, кроме последней, АП соперника становится целью попадания.
bang-duel-power-tilghman = Когда гибнет другой персонаж, свой или чужой, вы берёте две карты.
bang-duel-power-buffalo-bill = Всегда активен: может потерять единицу здоровья вместо другого вашего персонажа, но не свою последнюю.
bang-duel-power-masterson = Всегда активен: кто открывает карту, открывает две, а вы решаете, чей символ засчитать.
bang-duel-power-django = Когда соперник перемещает свой жетон АП, вы берёте карту.
bang-duel-power-wild-bill = Когда соперник забирает или сбрасывает карту с вашей руки или карту снаряжения Дикого Билла, АП соперника становится целью попадания.
bang-duel-power-stranger = Всегда активен: в свой ход вы можете сыграть ещё одну карту «Бэнг!».
bang-duel-power-lone-ranger = За каждую единицу здоровья, которую он теряет по вине соперника, кроме последней, вы берёте карту. «Гремучая змея» и «Динамит» не в счёт.
bang-duel-power-garrett = В фазе набора вы показываете вторую карту: если на ней подкова, берёте ещё одну из колоды соперника.
bang-duel-power-tex-willer = Чтобы отменить попадание вашей карты «Бэнг!», сопернику мало промаха: он должен сбросить с руки ещё одну карту.
bang-duel-power-wyatt-earp = Когда соперник отменяет ваше попадание, вы берёте карту.
bang-duel-power-annie-oakley = Защищая её, вы можете играть карты попаданий как промахи, а «Мимо!» — играть как «Кольт» (это карта «Бэнг!»).
bang-duel-power-anderson = Когда гибнет другой персонаж, вы можете забрать до двух карт: из его снаряжения и/или случайные с руки его владельца.
bang-duel-power-daltons = В фазе набора вы берёте три карты вместо двух.
bang-duel-power-ransom = Вы можете играть карты на любого персонажа в игре, в том числе на ПП соперника.
bang-duel-power-schulz = За каждую единицу здоровья, которую он теряет по вине соперника, кроме последней, вы можете сбросить случайную карту с руки соперника. «Гремучая змея» и «Динамит» не в счёт.
bang-duel-power-kid-curry = Против попадания по нему вы можете открыть карту из колоды соперника: бочка отменяет попадание, и целью попадания становится стрелявший.
bang-duel-power-kitty-leroy = Раз в свой ход, если на руке нет карт, вы можете взять две.
bang-duel-power-pearl-hart = Раз в свой ход вы можете сбросить карту и повторить эффект карты действия, лежащей сверху в сбросе, кроме «Мимо!» и «Ответного огня».
bang-duel-power-sundance = Раз в свой ход вы можете сбросить карту и взять по одной из своей колоды и из колоды соперника: одну оставить, другую сбросить.
bang-duel-power-cattle-kate = Раз в свой ход вы можете сбросить одну карту её снаряжения, кроме всегда активного, и взять две карты.
bang-duel-power-tom-horn = Когда жетон АП перемещается на него, ПП соперника становится целью попадания. Не действует, если он только что вступил в игру или остался у вас единственным.
bang-duel-power-tuco = Вы можете сыграть любую карту с руки как «Кольт» (это карта «Бэнг!»).
bang-duel-power-hardin = В свой ход вы можете сыграть сколько угодно карт «Бэнг!».

bang-duel-card-colt = Кольт
    .acc = Кольт
bang-duel-card-hail = Град пуль
    .acc = Град пуль
bang-duel-card-carbine = Карабин
    .acc = Карабин
bang-duel-card-peacemaker = Миротворец
    .acc = Миротворец
bang-duel-card-remington = Ремингтон
    .acc = Ремингтон
bang-duel-card-schofield = Скофилд
    .acc = Скофилд
bang-duel-card-shotgun = Дробовик
    .acc = Дробовик
bang-duel-card-winchester = Винчестер
    .acc = Винчестер
bang-duel-card-derringer = Дерринджер
    .acc = Дерринджер
bang-duel-card-gatling = Гатлинг
    .acc = Гатлинг
bang-duel-card-knife = Нож
    .acc = Нож
bang-duel-card-missed = Мимо!
    .acc = Мимо!
bang-duel-card-return-fire = Ответный огонь
    .acc = Ответный огонь
bang-duel-card-indians = Индейцы!
    .acc = Индейцев!
bang-duel-card-duel = Дуэль
    .acc = Дуэль
bang-duel-card-robbery = Грабёж
    .acc = Грабёж
bang-duel-card-teacher = Учительница
    .acc = Учительницу
bang-duel-card-water = Вода
    .acc = Воду
bang-duel-card-rest = Отдых
    .acc = Отдых
bang-duel-card-respite = Передышка
    .acc = Передышку
bang-duel-card-wagon = Фургон
    .acc = Фургон
bang-duel-card-store = Магазин
    .acc = Магазин
bang-duel-card-bank = Банк
    .acc = Банк
bang-duel-card-barrel = Бочка
    .acc = Бочку
bang-duel-card-hat = Шляпа
    .acc = Шляпу
bang-duel-card-holster = Кобура
    .acc = Кобуру
bang-duel-card-scope = Прицел
    .acc = Прицел
bang-duel-card-watch = Часы
    .acc = Часы
bang-duel-card-stampede = Стадо
    .acc = Стадо
bang-duel-card-rattlesnake = Гремучая змея
    .acc = Гремучую змею
bang-duel-card-dynamite = Динамит
    .acc = Динамит

bang-duel-effect-colt = Одно попадание по АП соперника.
bang-duel-effect-hail = Столько попаданий, сколько у цели карт снаряжения; каждое отменяется отдельно.
bang-duel-effect-carbine = Одно попадание. Если его отменили, можете сбросить одну карту снаряжения своего АП или АП соперника.
bang-duel-effect-peacemaker = Одно попадание. Если его отменили, соперник сбрасывает с руки карту по своему выбору.
bang-duel-effect-remington = Одно попадание. Если его отменили, вы берёте карту.
bang-duel-effect-schofield = Одно попадание. Если его отменили, ваш АП восстанавливает единицу здоровья.
bang-duel-effect-shotgun = Одно попадание. Если его отменили, можете переместить жетон АП, свой или соперника.
bang-duel-effect-winchester = Одно попадание. Целью можно выбрать и ПП соперника.
bang-duel-effect-derringer = Одно попадание. Это не карта «Бэнг!». Промахом против неё служит любая карта с руки.
bang-duel-effect-gatling = По одному попаданию по каждому персонажу, кроме вашего АП. Это не карта «Бэнг!».
bang-duel-effect-knife = Одно попадание. Это не карта «Бэнг!».
bang-duel-effect-missed = Отменяет попадание.
bang-duel-effect-return-fire = Отменяет попадание, и целью попадания становится АП соперника.
bang-duel-effect-indians = За каждого персонажа, кроме вашего АП, его владелец сбрасывает карту попадания, или персонаж теряет единицу здоровья.
bang-duel-effect-duel = Соперник и вы по очереди сбрасываете карты попаданий, соперник первым. Кто остановится, у того АП теряет единицу здоровья.
bang-duel-effect-robbery = Заберите случайную карту с руки соперника или сбросьте одну карту снаряжения, но не у ПП соперника.
bang-duel-effect-teacher = Возьмите на руку одну карту снаряжения, но не у ПП соперника.
bang-duel-effect-water = Ваши персонажи или персонажи соперника меняются позициями: жетон АП перемещается. Есть перезарядка.
bang-duel-effect-rest = Каждый ваш персонаж в игре восстанавливает единицу здоровья.
bang-duel-effect-respite = У любого персонажа, кроме ПП соперника, становится ровно три единицы здоровья, больше их было или меньше.
bang-duel-effect-wagon = Возьмите три карты, оставьте две, одну сбросьте.
bang-duel-effect-store = Выкладывают по две карты из каждой колоды или четыре из общей, если осталась только она; игроки разбирают их по одной, начиная с вас.
bang-duel-effect-bank = В фазе набора вы берёте на карту больше.
bang-duel-effect-barrel = Против попадания по её владельцу можно открыть карту: бочка отменяет попадание.
bang-duel-effect-hat = Против попадания по её владельцу «Шляпу» можно сбросить: это промах.
bang-duel-effect-holster = В свой ход вы можете сыграть сколько угодно карт «Бэнг!».
bang-duel-effect-scope = Целью ваших карт попаданий можно выбрать и ПП соперника. Есть перезарядка.
bang-duel-effect-watch = Когда соперник перемещает свой жетон АП, вы берёте карту. Есть перезарядка.
bang-duel-effect-stampede = Всегда активно. В начале вашего хода ваши персонажи меняются позициями. Есть перезарядка.
bang-duel-effect-rattlesnake = Всегда активна. В начале своего хода откройте карту: если на ней змея, персонаж, на которого сыграна карта, теряет единицу здоровья. Карта остаётся в игре.
bang-duel-effect-dynamite = Всегда активен, играется на своего ПП. В начале своего хода откройте карту: если на ней динамит, карта сбрасывается, а персонаж теряет три единицы здоровья, иначе она переходит к ПП соперника.

# Откуда попадание или открытая карта: от карты или от способности. .how — там, где персонаж и так назван
bang-duel-source-colt = «{ bang-duel-card-colt }»
    .how = «{ bang-duel-card-colt }»
bang-duel-source-hail = «{ bang-duel-card-hail }»
    .how = «{ bang-duel-card-hail }»
bang-duel-source-carbine = «{ bang-duel-card-carbine }»
    .how = «{ bang-duel-card-carbine }»
bang-duel-source-peacemaker = «{ bang-duel-card-peacemaker }»
    .how = «{ bang-duel-card-peacemaker }»
bang-duel-source-remington = «{ bang-duel-card-remington }»
    .how = «{ bang-duel-card-remington }»
bang-duel-source-schofield = «{ bang-duel-card-schofield }»
    .how = «{ bang-duel-card-schofield }»
bang-duel-source-shotgun = «{ bang-duel-card-shotgun }»
    .how = «{ bang-duel-card-shotgun }»
bang-duel-source-winchester = «{ bang-duel-card-winchester }»
    .how = «{ bang-duel-card-winchester }»
bang-duel-source-derringer = «{ bang-duel-card-derringer }»
    .how = «{ bang-duel-card-derringer }»
bang-duel-source-gatling = «{ bang-duel-card-gatling }»
    .how = «{ bang-duel-card-gatling }»
bang-duel-source-knife = «{ bang-duel-card-knife }»
    .how = «{ bang-duel-card-knife }»
bang-duel-source-return-fire = «{ bang-duel-card-return-fire }»
    .how = «{ bang-duel-card-return-fire }»
bang-duel-source-indians = «{ bang-duel-card-indians }»
    .how = «{ bang-duel-card-indians }»
bang-duel-source-duel = «{ bang-duel-card-duel }»
    .how = «{ bang-duel-card-duel }»
bang-duel-source-barrel = «{ bang-duel-card-barrel }»
    .how = «{ bang-duel-card-barrel }»
bang-duel-source-watch = «{ bang-duel-card-watch }»
    .how = «{ bang-duel-card-watch }»
bang-duel-source-respite = «{ bang-duel-card-respite }»
    .how = «{ bang-duel-card-respite }»
bang-duel-source-rattlesnake = «{ bang-duel-card-rattlesnake }»
    .how = «{ bang-duel-card-rattlesnake }»
bang-duel-source-dynamite = «{ bang-duel-card-dynamite }»
    .how = «{ bang-duel-card-dynamite }»
bang-duel-source-pinkerton = способность { bang-duel-person-pinkerton.gen }
    .how = способность
bang-duel-source-django = способность { bang-duel-person-django.gen }
    .how = способность
bang-duel-source-wild-bill = способность { bang-duel-person-wild-bill.gen }
    .how = способность
bang-duel-source-lone-ranger = способность { bang-duel-person-lone-ranger.gen }
    .how = способность
bang-duel-source-wyatt-earp = способность { bang-duel-person-wyatt-earp.gen }
    .how = способность
bang-duel-source-schulz = способность { bang-duel-person-schulz.gen }
    .how = способность
bang-duel-source-kid-curry = способность { bang-duel-person-kid-curry.gen }
    .how = способность
bang-duel-source-tom-horn = способность { bang-duel-person-tom-horn.gen }
    .how = способность

# Почему что-то происходит, перед двоеточием: карта, персонаж или правило
bang-duel-cause-colt = «{ bang-duel-card-colt }»
bang-duel-cause-hail = «{ bang-duel-card-hail }»
bang-duel-cause-carbine = «{ bang-duel-card-carbine }»
bang-duel-cause-peacemaker = «{ bang-duel-card-peacemaker }»
bang-duel-cause-remington = «{ bang-duel-card-remington }»
bang-duel-cause-schofield = «{ bang-duel-card-schofield }»
bang-duel-cause-shotgun = «{ bang-duel-card-shotgun }»
bang-duel-cause-winchester = «{ bang-duel-card-winchester }»
bang-duel-cause-derringer = «{ bang-duel-card-derringer }»
bang-duel-cause-gatling = «{ bang-duel-card-gatling }»
bang-duel-cause-knife = «{ bang-duel-card-knife }»
bang-duel-cause-return-fire = «{ bang-duel-card-return-fire }»
bang-duel-cause-indians = «{ bang-duel-card-indians }»
bang-duel-cause-duel = «{ bang-duel-card-duel }»
bang-duel-cause-robbery = «{ bang-duel-card-robbery }»
bang-duel-cause-teacher = «{ bang-duel-card-teacher }»
bang-duel-cause-water = «{ bang-duel-card-water }»
bang-duel-cause-rest = «{ bang-duel-card-rest }»
bang-duel-cause-respite = «{ bang-duel-card-respite }»
bang-duel-cause-wagon = «{ bang-duel-card-wagon }»
bang-duel-cause-bank = «{ bang-duel-card-bank }»
bang-duel-cause-watch = «{ bang-duel-card-watch }»
bang-duel-cause-stampede = «{ bang-duel-card-stampede }»
bang-duel-cause-rattlesnake = «{ bang-duel-card-rattlesnake }»
bang-duel-cause-dynamite = «{ bang-duel-card-dynamite }»
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
bang-duel-cause-opening = Раздача
bang-duel-cause-draw-phase = Фаза набора
bang-duel-cause-discard-phase = Фаза сброса
bang-duel-cause-death = Гибель персонажа
bang-duel-cause-reload = Перезарядка
bang-duel-cause-miss = Промах
bang-duel-cause-replaced = Замена
bang-duel-cause-change = Смена позиций

## События. Те, что с -known, — для игроков, которые могут видеть всё

bang-duel-event-fronted = { $seat }: атакующий персонаж (АП) — { $person }.
bang-duel-event-covered = { $seat }: прикрывающий персонаж (ПП) — { $person }.
bang-duel-event-drew =
    { $count ->
        [one] { $cause }: { $seat } берёт { $count } карту
        [few] { $cause }: { $seat } берёт { $count } карты
       *[other] { $cause }: { $seat } берёт { $count } карт
    } из { $deck ->
        [law] колоды закона.
        [outlaw] колоды бандитов.
       *[common] общей колоды ({ $back }).
    }
bang-duel-event-drew-known =
    { $count ->
        [one] { $cause }: вы берёте { $count } карту
        [few] { $cause }: вы берёте { $count } карты
       *[other] { $cause }: вы берёте { $count } карт
    } из { $deck ->
        [law] колоды закона
        [outlaw] колоды бандитов
       *[common] общей колоды
    } ({ $cards }).
bang-duel-event-shuffled = Сброс перемешан: теперь это общая колода.
bang-duel-event-turn-began = Ходит { $seat }.
bang-duel-event-played = { $seat } играет «{ $card_acc }».
bang-duel-event-as-colt = { $cause }: { $seat } играет «{ $card_acc }» как «Кольт».
bang-duel-event-equipped = { $seat } играет «{ $card_acc }» на { $person_acc }.
bang-duel-event-reloaded = { $seat } перезаряжает «{ $card_acc }».
bang-duel-event-moved = { $cause }: жетон АП теперь у { $person_gen }.
bang-duel-event-aimed = Попадание в { $target_acc }: { $source_how } ({ $shooter }).
bang-duel-event-revealed = Открыта карта «{ $card }»: { $card_symbol }. Нужный символ — { $sign }.
bang-duel-event-chose = { $seat } засчитывает карту «{ $card }»: { $card_symbol }.
bang-duel-event-answered = { $seat } защищает { $person_acc } картой «{ $card }».
bang-duel-event-saved = Попадание в { $person_acc } отменено.
bang-duel-event-paid = { $cause }: { $seat } платит картой «{ $card }».
bang-duel-event-wasted = Одного промаха мало: попадание в { $person_acc } остаётся в силе.
bang-duel-event-wounded =
    { $life ->
        [0] { $cause }: { $person } — потеряна последняя единица здоровья.
       *[other] { $cause }: { $person } — минус единица здоровья, осталось { $life }.
    }
bang-duel-event-shielded = { $person } заслоняет собой { $target_acc }.
bang-duel-event-healed = { $cause }: { $person } — здоровья теперь { $life }.
bang-duel-event-died = { $seat } теряет { $person_acc }.
bang-duel-event-entered = { $seat } вводит в бой { $person_acc }.
bang-duel-event-alone = { $seat }: в строю один персонаж — { $person }.
bang-duel-event-discarded = { $cause }: { $seat } сбрасывает «{ $card_acc }».
bang-duel-event-stolen = { $cause }: { $seat } забирает с руки соперника карту { $back_of }.
bang-duel-event-stolen-known = { $cause }: { $seat } забирает с руки соперника «{ $card_acc }».
bang-duel-event-taken = { $cause }: { $seat } забирает «{ $card_acc }» у { $person_gen }.
bang-duel-event-stripped = { $cause }: у { $person_gen } сброшена карта «{ $card }».
bang-duel-event-shot-back = { $cause }: { $seat } отстреливается картой «{ $card }».
bang-duel-event-gave-up = { $seat } не отстреливается.
bang-duel-event-exploded = «{ $card }» взрывается возле { $person_gen }!
bang-duel-event-passed-on = «{ $card }» теперь возле { $person_gen }.
bang-duel-event-laid-out = { $seat } выкладывает карты ({ $count }): { $cards }
bang-duel-event-picked = { $seat } берёт «{ $card_acc }».
bang-duel-event-showed = { $seat } показывает «{ $card_acc }»: { $card_symbol }.
bang-duel-event-used = Способность { $person_gen } в деле.
bang-duel-event-repeated = { $seat } повторяет эффект карты «{ $card }».
bang-duel-event-won = { $seat } побеждает!
bang-duel-event-kept-one = { $seat } оставляет себе карту { $back_of }.
bang-duel-event-no-hits = { $target } без снаряжения: «Град пуль» не наносит попаданий.
bang-duel-event-scattered = { $cause }: { $seat } теряет случайную карту «{ $card }».

## Вопросы

bang-duel-ask-front = Кто будет атаковать (АП)? Другой персонаж будет прикрывать (ПП).
bang-duel-ask-play = Что будете делать?
bang-duel-ask-target = «{ $card }»{ $colt ->
        [0] { "" }
       *[other] { " " }как «Кольт»
    }: на кого сыграть?
bang-duel-ask-answer = Попадание в { $target_acc }: { $source_how } ({ $shooter }). { $derringer ->
        [0] Чем ответите?
       *[other] Промахом послужит любая карта. Чем ответите?
    }
bang-duel-ask-extra = Против { $person_gen } одного промаха мало: сбросите ещё одну карту, чтобы спасти { $target_acc }?
bang-duel-ask-reveal = { $person }, { $source_how }: нужный символ — { $sign }. Какую карту засчитать?
bang-duel-ask-shield = { $target } теряет единицу здоровья. Пусть её потеряет Буффало Билл?
bang-duel-ask-duel = Дуэль, { $person } против { $target_gen }: сбросите карту попадания или потеряете единицу здоровья?
bang-duel-ask-indians = Индейцы! { $person }: карта попадания или единица здоровья?
bang-duel-ask-robbery = «Грабёж»: карта с руки соперника или одна карта снаряжения?
bang-duel-ask-teacher = Какую карту снаряжения возьмёте на руку?
bang-duel-ask-water = Кому передать жетон АП?
bang-duel-ask-respite = У кого станет три единицы здоровья?
bang-duel-ask-store = Какую карту возьмёте?
bang-duel-ask-wagon = Одну из этих карт надо сбросить: какую?
bang-duel-ask-carbine = Попадание отменено, но «Карабин» может сбросить одну карту снаряжения: какую?
bang-duel-ask-shotgun = Попадание отменено, но «Дробовик» может переместить жетон АП: к кому?
bang-duel-ask-peacemaker = «Миротворец» заставляет сбросить карту: какую?
bang-duel-ask-schulz = Доктор Шульц может сбросить случайную карту соперника: с какой рубашкой?
bang-duel-ask-anderson =
    Гибель { $person_gen }: Билл Андерсон может забрать { $left ->
        [one] ещё { $left } карту
        [few] до { $left } карт
       *[other] до { $left } карт
    }. Какую?
bang-duel-ask-pay = { $person }: какую карту сбросите ради способности?
bang-duel-ask-repeat = «{ $card }»: повторить эффект или снова перезарядить?
bang-duel-ask-keep = Какую карту оставите? Другая уйдёт в сброс.
bang-duel-ask-kate = Какую карту снаряжения Скотокрадка Кэт отдаст за две карты?
bang-duel-ask-discard =
    { $left ->
        [one] На руке { $left } лишняя карта: какую сбросите?
        [few] На руке { $left } лишние карты: какую сбросите первой?
       *[other] На руке { $left } лишних карт: какую сбросите первой?
    }

## Варианты ответа

bang-duel-option-front = Атакующий персонаж — { $person }
bang-duel-option-play = Сыграть «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-as-colt = Сыграть «{ $card_acc }» как «Кольт»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload = Перезарядить «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload-worn = Перезарядить «{ $card_acc }» у { $person_gen }
bang-duel-option-move = Переместить жетон АП на { $person_acc }
bang-duel-option-use = Применить способность { $person_gen }
bang-duel-option-end = Закончить ход
bang-duel-option-at = Сыграть на { $person_acc }
bang-duel-option-miss = Отменить попадание картой «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-try-barrel = Попытать счастья с «Бочкой»
bang-duel-option-try-kid = Попытать счастья со способностью Кида Керри
bang-duel-option-use-hat = Сбросить «Шляпу»
bang-duel-option-take-hit = Принять попадание ({ $person })
bang-duel-option-pay = Заплатить картой «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-waste = Не платить: попадание в { $target_acc } остаётся в силе
bang-duel-option-symbol = Засчитать символ: { $card_symbol } («{ $card }», { $card_back })
bang-duel-option-shield = { $person } теряет единицу здоровья вместо { $target_gen }
bang-duel-option-no-shield = Не заслонять { $target_acc }
bang-duel-option-shoot-back = Отстреливаться картой «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-give-up = Потерять единицу здоровья ({ $person })
bang-duel-option-steal = Забрать с руки случайную карту { $back_of }
bang-duel-option-strip = Сбросить «{ $card_acc }» у { $person_gen }
bang-duel-option-take = Забрать «{ $card_acc }» у { $person_gen }
bang-duel-option-swap = Переместить жетон АП на { $person_acc } ({ $seat })
bang-duel-option-pick = Взять «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-discard = Сбросить «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-decline = Отказаться
bang-duel-option-scatter = Сбросить случайную карту { $back_of } с руки соперника
bang-duel-option-effect = Повторить эффект карты «{ $card }»
bang-duel-option-reload-again = Снова перезарядить «{ $card_acc }»
bang-duel-option-keep = Оставить «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }

## Отказы

bang-duel-refusal-front = Атакует один из двух ваших персонажей (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-play = В свой ход играют карту, перезаряжают её, перемещают жетон АП, применяют способность или заканчивают ход (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-not-in-hand = Такой карты у вас на руке нет (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-only-an-answer = Эту карту играют только в ответ на попадание (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-bang-limit = Больше карт «Бэнг!» в этот ход сыграть нельзя (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-nothing-to-do = Сейчас этой карте не на что подействовать (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-looks-alike = Из одинаковых карт предлагается только одна (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-not-a-colt = Эту карту нельзя сыграть как «Кольт» (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-no-reload = У этой карты нет перезарядки (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-reload-closed = Перезарядка доступна, только когда у кого-то из игроков остался один персонаж в игре (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-reload-where = Перезаряжают карты с руки или у своего АП (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-sole = Единственный персонаж не меняет позицию (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-moved-already = Свой жетон АП можно переместить лишь один раз за ход (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-not-awake = Этот персонаж сейчас не ваш АП (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-used-up = Эта способность действует лишь один раз за ход (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-kitty = Китти Лерой берёт карты, только если рука пуста (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-pearl = Перл Харт нужна карта для сброса, а сверху в сбросе — действие, которое можно повторить (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-no-card = Для этого нужно сбросить карту, а на руке пусто (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-kate-nothing = У Скотокрадки Кэт нет снаряжения, которое можно отдать (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-target = На этого персонажа такую карту не сыграть (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-nobody = Там никого нет (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-answer = Попадание отменяют или принимают (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-not-a-miss = Здесь эта карта не служит промахом (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-tried-already = Против этого попадания вы это уже пробовали (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-no-barrel = У цели нет «Бочки» (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-no-kid = Цель — не Кид Керри (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-no-hat = У цели нет «Шляпы» (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-extra = Сбросьте карту с руки, иначе попадание остаётся в силе (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-reveal = Выбирают одну из двух открытых карт (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-shield = Буффало Билл либо заслоняет, либо нет (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-not-a-hit = Отстреливаются только картами попаданий (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-robbery = Можно забрать случайную карту с рубашкой, которая есть на руке соперника, или сбросить снаряжение (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-behind = ПП соперника недоступен (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-not-in-play = Этой карты нет в игре ни у одного персонажа (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-teacher = Берут карту снаряжения, которая есть в игре (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-water = Нужно выбрать, чьи персонажи меняются позициями (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-respite = Нужно выбрать персонажа в игре (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-store = Этой карты нет среди выложенных (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-wagon = Сбрасывают одну из трёх взятых карт (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-carbine = Сбрасывают снаряжение любого из двух АП или ничего (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-shotgun = Нужно выбрать, чей жетон АП переместить, или отказаться (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-peacemaker = Сбрасывают карту, которая есть на руке (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-schulz = Нужно выбрать рубашку, которая есть на руке соперника, или отказаться (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-anderson = Забирают снаряжение погибшего, случайную карту с руки его владельца или ничего (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-pay = Платят картой, которая есть на руке (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-repeat = Повторяют эффект или перезаряжают снова (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-keep = Оставляют одну из двух взятых карт (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-kate = Скотокрадка Кэт отдаёт своё снаряжение (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-always-active = Всегда активное снаряжение отдать нельзя (правило { $rule }). Можно: { $allowed }
bang-duel-refusal-discard = Лишние карты сбрасывают с руки (правило { $rule }). Можно: { $allowed }

## Почему подсказка это советует: что даёт ответ и чем рискует по сравнению с другими

bang-duel-gain-life = ваши сохраняют больше здоровья: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-life = ваши теряют здоровье: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-squad = больше ваших персонажей уцелеет: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-squad = можно потерять персонажа: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-front = вашему АП станет лучше: +{ NUMBER($amount, maximumSignificantDigits: 2) } здоровья
bang-duel-risk-front = вашему АП станет хуже: −{ NUMBER($amount, maximumSignificantDigits: 2) } здоровья
bang-duel-gain-hand = больше карт на руке: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-hand = меньше карт на руке: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-answers = на руке останется больше промахов: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-answers = на руке останется меньше промахов: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-shots = на руке останется больше карт попаданий: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-shots = на руке останется меньше карт попаданий: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-ready = больше выстрелов при первой возможности: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-ready = меньше выстрелов при первой возможности: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-gear = больше полезного снаряжения у ваших: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-gear = меньше полезного снаряжения у ваших: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-calm = меньше угрозы от «Гремучей змеи» и «Динамита»: +{ NUMBER($amount, maximumSignificantDigits: 2) } здоровья
bang-duel-risk-calm = больше угрозы от «Гремучей змеи» и «Динамита»: −{ NUMBER($amount, maximumSignificantDigits: 2) } здоровья
bang-duel-gain-turn = ход остаётся за вами: +{ NUMBER($amount, maximumSignificantDigits: 2) } хода
bang-duel-risk-turn = ход переходит к сопернику: −{ NUMBER($amount, maximumSignificantDigits: 2) } хода
bang-duel-gain-harm = соперник теряет здоровье: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-harm = соперник сохраняет здоровье: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-disarm = у соперника меньше карт и снаряжения: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-disarm = у соперника больше карт и снаряжения: +{ NUMBER($amount, maximumSignificantDigits: 2) }

## По чему различают игроков в отчётах

bang-duel-group-side = Сторона
bang-duel-group-person = Персонаж

## The page

# Рука и финал
bang-duel-page-your-hand = Ваша рука
bang-duel-page-hand-none = На руке пусто.
bang-duel-page-hand-known =
    { $of ->
        [1] Соперник знает эту карту.
       *[other] Соперник знает { $count } из { $of }.
    }
bang-duel-page-hand-count = { $card } × { $count }
bang-duel-page-hand-ways = { $card }: что с ней сделать
bang-duel-page-other-answers = Без карты с руки
bang-duel-page-take-hit = Принять попадание
bang-duel-page-give-up = Потерять единицу здоровья
bang-duel-page-waste = Не платить
bang-duel-page-key-move = Переместить жетон АП
bang-duel-page-key-use = Применить способность
bang-duel-page-sundown = Закат
bang-duel-page-skip = Пропустить
bang-duel-page-gazette = Утренний вестник
bang-duel-page-ending-law = Порядок восстановлен
bang-duel-page-ending-outlaw = Город в руках бандитов
bang-duel-page-nobody-fell = Никто из них не погиб.
bang-duel-page-fallen =
    { $count ->
        [one] { $count } погибший
       *[other] { $count } погибших
    }
bang-duel-page-lives =
    { $count ->
        [one] Осталась { $count } единица здоровья
        [few] Осталось { $count } единицы здоровья
       *[other] Осталось { $count } единиц здоровья
    }
bang-duel-page-in-reserve = Так и не вышли из резерва: { $count }
bang-duel-page-left-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
bang-duel-page-lasted =
    { $count ->
        [one] Всё решилось за { $count } ход.
        [few] Всё решилось за { $count } хода.
       *[other] Всё решилось за { $count } ходов.
    }
bang-duel-page-order-barrel = Сначала всегда пробовать «Бочку»
bang-duel-page-order-kid = Сначала всегда пробовать способность Кида Керри
bang-duel-page-order-hat = Никогда не сбрасывать «Шляпу»
bang-duel-page-order-derringer-misses = Не тратить карты промахов на «Дерринджер»
bang-duel-page-order-derringer-others = Отвечать на «Дерринджер» только картами промахов
bang-duel-page-order-return-fire = Никогда не отвечать «Ответным огнём»
bang-duel-page-order-shield = Не подставлять Буффало Билла вместо другого

# Поле

bang-duel-page-front = атакует (АП)
bang-duel-page-rear = прикрывает (ПП)
bang-duel-page-life = здоровье: { $count } из { $most }
bang-duel-page-asleep = способность и снаряжение не действуют
bang-duel-page-asleep-now = Способность и снаряжение сейчас не действуют.
bang-duel-page-always = Способность действует и в прикрытии.
bang-duel-page-gear = снаряжение: { $what }
bang-duel-page-token = Жетон АП: это атакующий персонаж
bang-duel-page-used = Способность в этот ход уже использована
bang-duel-page-asked = Ждём ответа
bang-duel-page-turn = Ходит
bang-duel-page-bangs = ещё { $count } «Бэнг!»
bang-duel-page-bangs-any = «Бэнг!» без ограничений
bang-duel-page-bangs-hint = Сколько карт «Бэнг!» ещё можно сыграть в этот ход
bang-duel-page-move-free = жетон можно переместить
bang-duel-page-move-used = жетон уже перемещён
bang-duel-page-move-hint = Жетон АП можно переместить один раз за ход
bang-duel-page-reload = перезарядка
bang-duel-page-reload-hint = У кого-то остался один персонаж: карты с барабаном можно перезаряжать
bang-duel-page-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
bang-duel-page-known = Известны: { $what }
bang-duel-page-hidden-card = карта с рубашкой { $back_of }
bang-duel-page-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
        [many] { $count } карт в колоде
       *[other] { $count } карты в колоде
    }
bang-duel-page-common =
    { $count ->
        [one] { $count } карта в общей колоде
        [few] { $count } карты в общей колоде
        [many] { $count } карт в общей колоде
       *[other] { $count } карты в общей колоде
    }
bang-duel-page-discard =
    { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
        [many] Сброс: { $count } карт
       *[other] Сброс: { $count } карты
    }
bang-duel-page-discard-empty = Ещё ничего не сброшено.
bang-duel-page-reserve = В резерве: { $count }
bang-duel-page-gone = Выбыли: { $what }
bang-duel-page-laid = Карты на столе
bang-duel-page-chain = На что отвечают
bang-duel-page-now = Сейчас
bang-duel-page-chain-more = и ещё { $count }
bang-duel-page-link-hit = попадание: { $what }
bang-duel-page-link-raid = нападение: { $what }
bang-duel-page-link-duel = стреляет: { $what }
bang-duel-page-link-loss = теряет единицу здоровья: { $what }
bang-duel-page-link-rider = после промаха: { $what }
bang-duel-page-link-draw = берёт карту: { $what }
bang-duel-page-link-discard = теряет карту: { $what }
bang-duel-page-unseen-short = Что осталось?
bang-duel-page-unseen = Ещё не виденные карты
bang-duel-page-unseen-hint = Они в колодах или скрыты на руках.
bang-duel-page-unseen-law = Из колоды служителей закона: { $count }
bang-duel-page-unseen-outlaw = Из колоды бандитов: { $count }
bang-duel-page-unseen-common = Из общей колоды: { $count }

## The terminal

# What the players are called; sentences speak of one person
bang-duel-terminal-player-law = Закон
bang-duel-terminal-player-outlaw = Бандит
bang-duel-terminal-choosing = Перед первым ходом
bang-duel-terminal-turn = Ход { $number }: { $seat }
bang-duel-terminal-over = Дуэль окончена
bang-duel-terminal-bangs = ещё «Бэнг!»: { $count }
bang-duel-terminal-bangs-any = «Бэнг!» без ограничений
bang-duel-terminal-move = жетон можно переместить
bang-duel-terminal-reload = можно перезаряжать
bang-duel-terminal-used = использовано: { $text }
bang-duel-terminal-secret = два персонажа, пока тайно
bang-duel-terminal-hand-size = рука { $count }
bang-duel-terminal-deck = колода { $count }
bang-duel-terminal-reserve = резерв { $count }
bang-duel-terminal-fallen = выбыли: { $text }
bang-duel-terminal-discard =
    { $count ->
        [0] Сброс: пусто
       *[other] Сброс ({ $count }):
    }
bang-duel-terminal-common = Общая колода: { $count }
bang-duel-terminal-laid = На столе:
bang-duel-terminal-chain = Сейчас:
bang-duel-terminal-then = Затем:
bang-duel-terminal-link-hit = попадание в { $target_acc } ({ $source })
bang-duel-terminal-link-raid = нападение на { $target_acc } ({ $source })
bang-duel-terminal-link-duel = очередь стрелять: { $target } ({ $source })
bang-duel-terminal-link-loss = здоровье потеряет { $target } ({ $source })
bang-duel-terminal-link-rider = после промаха: { $source }
bang-duel-terminal-link-draw = { $seat } берёт карту ({ $source })
bang-duel-terminal-link-discard = { $seat } теряет карту ({ $source })
bang-duel-terminal-hand = Ваша рука:
bang-duel-terminal-unseen-law = Ещё не виденные, закон:
bang-duel-terminal-unseen-outlaw = Ещё не виденные, бандиты:
bang-duel-terminal-unseen-common = Не виденные после перемешивания:
bang-duel-terminal-sign-token = жетон АП: это атакующий персонаж
bang-duel-terminal-sign-life = единица здоровья, которая ещё есть, и потерянная
bang-duel-terminal-sign-asleep = снаряжение, которое сейчас не действует
bang-duel-terminal-sign-law = карта с рубашкой закона
bang-duel-terminal-sign-outlaw = карта с рубашкой бандитов
bang-duel-terminal-sign-known = карта на вашей руке, которую знает соперник
bang-duel-terminal-sign-symbol = символ в углу карты: { $symbol }
bang-duel-terminal-lasted =
    { $count ->
        [one] Всё кончилось за { $count } ход:
        [few] Всё кончилось за { $count } хода:
        [many] Всё кончилось за { $count } ходов:
       *[other] Всё кончилось за { $count } хода:
    }
