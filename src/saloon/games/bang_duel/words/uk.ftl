# BANG! The Duel («Бенг! Дуель») українською. Атрибути — форми, яких потребують речення: $person_acc — це .acc у
# bang-duel-person-… АП — атакувальний персонаж, ПП — персонаж прикриття.
# Брати Далтони — множина, тому персонаж не буває підметом при дієслові.

## У вітрині закладу

bang-duel-pitch = Поєдинок опівдні для двох, злочинець проти законника: карти, кулі й нерви.
bang-duel-length = 20–30 хвилин

## Параметри гри

bang-duel-switch-squad = Скільки персонажів у загоні кожного гравця разом із резервом.

bang-duel-preset-first-game = Перша гра
bang-duel-preset-first-game-help = По чотири персонажі, як роздають за правилами.
bang-duel-preset-long-game = Довга гра
bang-duel-preset-long-game-help = По вісім персонажів: удвічі довше.
bang-duel-preset-everybody = Усі разом
bang-duel-preset-everybody-help = Усі дванадцять персонажів з кожного боку.

## Словник

bang-duel-side-law = Служителі закону
bang-duel-side-outlaw = Бандити

bang-duel-back-law = закон
    .of = закону
bang-duel-back-outlaw = бандити
    .of = бандитів

bang-duel-symbol-barrel = бочка
bang-duel-symbol-dynamite = динаміт
bang-duel-symbol-snake = змія
bang-duel-symbol-horseshoe = підкова

bang-duel-person-pinkerton = Алан Пінкертон
    .acc = Алана Пінкертона
    .gen = Алана Пінкертона
bang-duel-person-tilghman = Білл Тілман
    .acc = Білла Тілмана
    .gen = Білла Тілмана
bang-duel-person-buffalo-bill = Баффало Білл
    .acc = Баффало Білла
    .gen = Баффало Білла
bang-duel-person-masterson = Бет Мастерсон
    .acc = Бета Мастерсона
    .gen = Бета Мастерсона
bang-duel-person-django = Джанґо
    .acc = Джанґо
    .gen = Джанґо
bang-duel-person-wild-bill = Дикий Білл
    .acc = Дикого Білла
    .gen = Дикого Білла
bang-duel-person-stranger = Незнайомець
    .acc = Незнайомця
    .gen = Незнайомця
bang-duel-person-lone-ranger = Самотній Рейнджер
    .acc = Самотнього Рейнджера
    .gen = Самотнього Рейнджера
bang-duel-person-garrett = Пет Ґарретт
    .acc = Пета Ґарретта
    .gen = Пета Ґарретта
bang-duel-person-tex-willer = Текс Віллер
    .acc = Текса Віллера
    .gen = Текса Віллера
bang-duel-person-wyatt-earp = Ваєтт Ерп
    .acc = Ваєтта Ерпа
    .gen = Ваєтта Ерпа
bang-duel-person-annie-oakley = Енні Оуклі
    .acc = Енні Оуклі
    .gen = Енні Оуклі
bang-duel-person-anderson = Білл Андерсон
    .acc = Білла Андерсона
    .gen = Білла Андерсона
bang-duel-person-daltons = Брати Далтони
    .acc = Братів Далтонів
    .gen = Братів Далтонів
bang-duel-person-ransom = Джек Ренсом
    .acc = Джека Ренсома
    .gen = Джека Ренсома
bang-duel-person-schulz = Доктор Шульц
    .acc = Доктора Шульца
    .gen = Доктора Шульца
bang-duel-person-kid-curry = Кід Каррі
    .acc = Кіда Каррі
    .gen = Кіда Каррі
bang-duel-person-kitty-leroy = Кітті Лерой
    .acc = Кітті Лерой
    .gen = Кітті Лерой
bang-duel-person-pearl-hart = Перл Гарт
    .acc = Перл Гарт
    .gen = Перл Гарт
bang-duel-person-sundance = Санденс Кід
    .acc = Санденса Кіда
    .gen = Санденса Кіда
bang-duel-person-cattle-kate = Скотокрадка Кейт
    .acc = Скотокрадку Кейт
    .gen = Скотокрадки Кейт
bang-duel-person-tom-horn = Том Горн
    .acc = Тома Горна
    .gen = Тома Горна
bang-duel-person-tuco = Туко Рамірес
    .acc = Туко Раміреса
    .gen = Туко Раміреса
bang-duel-person-hardin = Веслі Гардін
    .acc = Веслі Гардіна
    .gen = Веслі Гардіна

bang-duel-power-pinkerton = За кожну втрачену ним одиницю здоров’я, крім останньої, АП суперника стає ціллю влучання.
bang-duel-power-tilghman = Коли гине інший персонаж, свій чи чужий, ви берете дві карти.
bang-duel-power-buffalo-bill = Завжди активний: може втратити одиницю здоров’я замість іншого вашого персонажа, але не свою останню.
bang-duel-power-masterson = Завжди активний: хто відкриває карту, відкриває дві, а ви вирішуєте, чий символ зарахувати.
bang-duel-power-django = Коли суперник переміщує свій жетон АП, ви берете карту.
bang-duel-power-wild-bill = Коли суперник забирає або скидає карту з вашої руки чи карту спорядження Дикого Білла, АП суперника стає ціллю влучання.
bang-duel-power-stranger = Завжди активний: у свій хід ви можете зіграти ще одну карту «Бенг!».
bang-duel-power-lone-ranger = За кожну одиницю здоров’я, яку він втрачає через суперника, крім останньої, ви берете карту. «Гримуча змія» і «Динаміт» не рахуються.
bang-duel-power-garrett = У фазі добору ви показуєте другу карту: якщо на ній підкова, берете ще одну з колоди суперника.
bang-duel-power-tex-willer = Щоб скасувати влучання вашої карти «Бенг!», супернику замало промаху: він мусить скинути з руки ще одну карту.
bang-duel-power-wyatt-earp = Коли суперник скасовує ваше влучання, ви берете карту.
bang-duel-power-annie-oakley = Захищаючи її, ви можете грати карти влучань як промахи, а «Повз!» — грати як «Кольт» (це карта «Бенг!»).
bang-duel-power-anderson = Коли гине інший персонаж, ви можете забрати до двох карт: з його спорядження та/або випадкові з руки його власника.
bang-duel-power-daltons = У фазі добору ви берете три карти замість двох.
bang-duel-power-ransom = Ви можете грати карти на будь-якого персонажа у грі, зокрема й на ПП суперника.
bang-duel-power-schulz = За кожну одиницю здоров’я, яку він втрачає через суперника, крім останньої, ви можете скинути випадкову карту з руки суперника. «Гримуча змія» і «Динаміт» не рахуються.
bang-duel-power-kid-curry = Проти влучання в нього ви можете відкрити карту з колоди суперника: бочка скасовує влучання, і ціллю влучання стає той, хто стріляв.
bang-duel-power-kitty-leroy = Раз за свій хід, якщо на руці немає карт, ви можете взяти дві.
bang-duel-power-pearl-hart = Раз за свій хід ви можете скинути карту й повторити ефект карти дії, що лежить у скиді зверху, крім «Повз!» і «Вогню у відповідь».
bang-duel-power-sundance = Раз за свій хід ви можете скинути карту й узяти по одній зі своєї колоди та з колоди суперника: одну лишити, другу скинути.
bang-duel-power-cattle-kate = Раз за свій хід ви можете скинути одну карту її спорядження, крім завжди активного, і взяти дві карти.
bang-duel-power-tom-horn = Коли жетон АП переміщується на нього, ПП суперника стає ціллю влучання. Не діє, якщо він щойно вступив у гру або лишився у вас єдиним.
bang-duel-power-tuco = Ви можете зіграти будь-яку карту з руки як «Кольт» (це карта «Бенг!»).
bang-duel-power-hardin = У свій хід ви можете зіграти скільки завгодно карт «Бенг!».

bang-duel-card-colt = Кольт
    .acc = Кольт
bang-duel-card-hail = Град куль
    .acc = Град куль
bang-duel-card-carbine = Карабін
    .acc = Карабін
bang-duel-card-peacemaker = Миротворець
    .acc = Миротворець
bang-duel-card-remington = Ремінґтон
    .acc = Ремінґтон
bang-duel-card-schofield = Скофілд
    .acc = Скофілд
bang-duel-card-shotgun = Дробовик
    .acc = Дробовик
bang-duel-card-winchester = Вінчестер
    .acc = Вінчестер
bang-duel-card-derringer = Дерринджер
    .acc = Дерринджер
bang-duel-card-gatling = Ґатлінґ
    .acc = Ґатлінґ
bang-duel-card-knife = Ніж
    .acc = Ніж
bang-duel-card-missed = Повз!
    .acc = Повз!
bang-duel-card-return-fire = Вогонь у відповідь
    .acc = Вогонь у відповідь
bang-duel-card-indians = Індіанці!
    .acc = Індіанців!
bang-duel-card-duel = Дуель
    .acc = Дуель
bang-duel-card-robbery = Грабіж
    .acc = Грабіж
bang-duel-card-teacher = Учителька
    .acc = Учительку
bang-duel-card-water = Фляга
    .acc = Флягу
bang-duel-card-rest = Пиво
    .acc = Пиво
bang-duel-card-respite = Заїзд
    .acc = Заїзд
bang-duel-card-wagon = Диліжанс
    .acc = Диліжанс
bang-duel-card-store = Крамниця
    .acc = Крамницю
bang-duel-card-bank = Банк
    .acc = Банк
bang-duel-card-barrel = Бочка
    .acc = Бочку
bang-duel-card-hat = Капелюх
    .acc = Капелюх
bang-duel-card-holster = Кобура
    .acc = Кобуру
bang-duel-card-scope = Приціл
    .acc = Приціл
bang-duel-card-watch = Годинник
    .acc = Годинник
bang-duel-card-stampede = Стадо
    .acc = Стадо
bang-duel-card-rattlesnake = Гримуча змія
    .acc = Гримучу змію
bang-duel-card-dynamite = Динаміт
    .acc = Динаміт

bang-duel-effect-colt = Одне влучання в АП суперника.
bang-duel-effect-hail = Стільки влучань, скільки в цілі карт спорядження; кожне скасовується окремо.
bang-duel-effect-carbine = Одне влучання. Якщо його скасували, можете скинути одну карту спорядження свого АП або АП суперника.
bang-duel-effect-peacemaker = Одне влучання. Якщо його скасували, суперник скидає з руки карту на свій вибір.
bang-duel-effect-remington = Одне влучання. Якщо його скасували, ви берете карту.
bang-duel-effect-schofield = Одне влучання. Якщо його скасували, ваш АП відновлює одиницю здоров’я.
bang-duel-effect-shotgun = Одне влучання. Якщо його скасували, можете перемістити жетон АП, свій або суперника.
bang-duel-effect-winchester = Одне влучання. Ціллю можна вибрати й ПП суперника.
bang-duel-effect-derringer = Одне влучання. Це не карта «Бенг!». За промах проти неї править будь-яка карта з руки.
bang-duel-effect-gatling = По одному влучанню в кожного персонажа, крім вашого АП. Це не карта «Бенг!».
bang-duel-effect-knife = Одне влучання. Це не карта «Бенг!».
bang-duel-effect-missed = Скасовує влучання.
bang-duel-effect-return-fire = Скасовує влучання, і ціллю влучання стає АП суперника.
bang-duel-effect-indians = За кожного персонажа, крім вашого АП, його власник скидає карту влучання, або персонаж втрачає одиницю здоров’я.
bang-duel-effect-duel = Суперник і ви по черзі скидаєте карти влучань, суперник перший. Хто зупиниться, у того АП втрачає одиницю здоров’я.
bang-duel-effect-robbery = Заберіть випадкову карту з руки суперника або скиньте одну карту спорядження, але не в ПП суперника.
bang-duel-effect-teacher = Візьміть на руку одну карту спорядження, але не в ПП суперника.
bang-duel-effect-water = Ваші персонажі або персонажі суперника міняються позиціями: жетон АП переміщується. Можна перезарядити.
bang-duel-effect-rest = Кожен ваш персонаж у грі відновлює одиницю здоров’я.
bang-duel-effect-respite = Будь-який персонаж, крім ПП суперника, тепер має рівно три одиниці здоров’я, хоч би скільки мав доти.
bang-duel-effect-wagon = Візьміть три карти, дві лишіть, одну скиньте.
bang-duel-effect-store = Викладають по дві карти з кожної колоди або чотири зі спільної, якщо лишилася тільки вона; гравці розбирають їх по одній, починаючи з вас.
bang-duel-effect-bank = У фазі добору ви берете на карту більше.
bang-duel-effect-barrel = Проти влучання в її власника можна відкрити карту: бочка скасовує влучання.
bang-duel-effect-hat = Проти влучання в його власника «Капелюх» можна скинути: це промах.
bang-duel-effect-holster = У свій хід ви можете зіграти скільки завгодно карт «Бенг!».
bang-duel-effect-scope = Ціллю ваших карт влучань можна вибрати й ПП суперника. Можна перезарядити.
bang-duel-effect-watch = Коли суперник переміщує свій жетон АП, ви берете карту. Можна перезарядити.
bang-duel-effect-stampede = Завжди активне. На початку вашого ходу ваші персонажі міняються позиціями. Можна перезарядити.
bang-duel-effect-rattlesnake = Завжди активна. На початку свого ходу відкрийте карту: якщо на ній змія, персонаж, на якого зіграно карту, втрачає одиницю здоров’я. Карта лишається у грі.
bang-duel-effect-dynamite = Завжди активний, грається на свого ПП. На початку свого ходу відкрийте карту: якщо на ній динаміт, карту скидають, а персонаж втрачає три одиниці здоров’я, інакше вона переходить до ПП суперника.

# Звідки влучання чи відкрита карта: від карти чи від уміння. .how — там, де персонажа й так названо
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
bang-duel-source-pinkerton = уміння { bang-duel-person-pinkerton.gen }
    .how = уміння
bang-duel-source-django = уміння { bang-duel-person-django.gen }
    .how = уміння
bang-duel-source-wild-bill = уміння { bang-duel-person-wild-bill.gen }
    .how = уміння
bang-duel-source-lone-ranger = уміння { bang-duel-person-lone-ranger.gen }
    .how = уміння
bang-duel-source-wyatt-earp = уміння { bang-duel-person-wyatt-earp.gen }
    .how = уміння
bang-duel-source-schulz = уміння { bang-duel-person-schulz.gen }
    .how = уміння
bang-duel-source-kid-curry = уміння { bang-duel-person-kid-curry.gen }
    .how = уміння
bang-duel-source-tom-horn = уміння { bang-duel-person-tom-horn.gen }
    .how = уміння

# Чому щось стається, перед двокрапкою: карта, персонаж або правило
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
bang-duel-cause-opening = Роздача
bang-duel-cause-draw-phase = Фаза добору
bang-duel-cause-discard-phase = Фаза скиду
bang-duel-cause-death = Загибель персонажа
bang-duel-cause-reload = Перезарядка
bang-duel-cause-miss = Промах
bang-duel-cause-replaced = Заміна
bang-duel-cause-change = Зміна позицій

## Події. Ті, що з -known, — для гравців, які можуть бачити все

bang-duel-event-fronted = { $seat }: атакувальний персонаж (АП) — { $person }.
bang-duel-event-covered = { $seat }: персонаж прикриття (ПП) — { $person }.
bang-duel-event-drew =
    { $count ->
        [one] { $cause }: { $seat } бере { $count } карту
        [few] { $cause }: { $seat } бере { $count } карти
       *[other] { $cause }: { $seat } бере { $count } карт
    } { $deck ->
        [law] з колоди закону.
        [outlaw] з колоди бандитів.
       *[common] зі спільної колоди ({ $back }).
    }
bang-duel-event-drew-known =
    { $count ->
        [one] { $cause }: ви берете { $count } карту
        [few] { $cause }: ви берете { $count } карти
       *[other] { $cause }: ви берете { $count } карт
    } { $deck ->
        [law] з колоди закону
        [outlaw] з колоди бандитів
       *[common] зі спільної колоди
    } ({ $cards }).
bang-duel-event-shuffled = Скид перетасовано: тепер це спільна колода.
bang-duel-event-turn-began = Ходить { $seat }.
bang-duel-event-played = { $seat } грає «{ $card_acc }».
bang-duel-event-as-colt = { $cause }: { $seat } грає «{ $card_acc }» як «Кольт».
bang-duel-event-equipped = { $seat } грає «{ $card_acc }» на { $person_acc }.
bang-duel-event-reloaded = { $seat } перезаряджає «{ $card_acc }».
bang-duel-event-moved = { $cause }: жетон АП тепер біля { $person_gen }.
bang-duel-event-aimed = Влучання в { $target_acc }: { $source_how } ({ $shooter }).
bang-duel-event-revealed = Відкрито карту «{ $card }»: { $card_symbol }. Потрібний символ — { $sign }.
bang-duel-event-chose = { $seat } зараховує карту «{ $card }»: { $card_symbol }.
bang-duel-event-answered = { $seat } захищає { $person_acc } картою «{ $card }».
bang-duel-event-saved = Влучання в { $person_acc } скасовано.
bang-duel-event-paid = { $cause }: { $seat } платить картою «{ $card }».
bang-duel-event-wasted = Самого промаху замало: влучання в { $person_acc } лишається чинним.
bang-duel-event-wounded =
    { $life ->
        [0] { $cause }: { $person } — втрачено останню одиницю здоров’я.
       *[other] { $cause }: { $person } — мінус одиниця здоров’я, лишилося { $life }.
    }
bang-duel-event-shielded = { $person } затуляє собою { $target_acc }.
bang-duel-event-healed = { $cause }: { $person } — здоров’я тепер { $life }.
bang-duel-event-died = { $seat } втрачає { $person_acc }.
bang-duel-event-entered = { $seat } вводить у бій { $person_acc }.
bang-duel-event-alone = { $seat }: у строю один персонаж — { $person }.
bang-duel-event-discarded = { $cause }: { $seat } скидає «{ $card_acc }».
bang-duel-event-stolen = { $cause }: { $seat } забирає з руки суперника карту { $back_of }.
bang-duel-event-stolen-known = { $cause }: { $seat } забирає з руки суперника «{ $card_acc }».
bang-duel-event-taken = { $cause }: { $seat } забирає «{ $card_acc }» у { $person_gen }.
bang-duel-event-stripped = { $cause }: у { $person_gen } скинуто карту «{ $card }».
bang-duel-event-shot-back = { $cause }: { $seat } відстрілюється картою «{ $card }».
bang-duel-event-gave-up = { $seat } не відстрілюється.
bang-duel-event-exploded = «{ $card }» вибухає біля { $person_gen }!
bang-duel-event-passed-on = «{ $card }» тепер біля { $person_gen }.
bang-duel-event-laid-out = { $seat } викладає карти ({ $count }): { $cards }
bang-duel-event-picked = { $seat } бере «{ $card_acc }».
bang-duel-event-showed = { $seat } показує «{ $card_acc }»: { $card_symbol }.
bang-duel-event-used = Уміння { $person_gen } в дії.
bang-duel-event-repeated = { $seat } повторює ефект карти «{ $card }».
bang-duel-event-won = { $seat } перемагає!
bang-duel-event-kept-one = { $seat } лишає собі карту { $back_of }.
bang-duel-event-no-hits = { $target } без спорядження: «Град куль» не завдає влучань.
bang-duel-event-scattered = { $cause }: { $seat } втрачає випадкову карту «{ $card }».

## Запитання

bang-duel-ask-front = Хто атакуватиме (АП)? Інший персонаж прикриватиме (ПП).
bang-duel-ask-play = Що робитимете?
bang-duel-ask-target = «{ $card }»{ $colt ->
        [0] { "" }
       *[other] { " " }як «Кольт»
    }: на кого зіграти?
bang-duel-ask-answer = Влучання в { $target_acc }: { $source_how } ({ $shooter }). { $derringer ->
        [0] Чим відповісте?
       *[other] За промах править будь-яка карта. Чим відповісте?
    }
bang-duel-ask-extra = Проти { $person_gen } самого промаху замало: скинете ще одну карту, щоб урятувати { $target_acc }?
bang-duel-ask-reveal = { $person }, { $source_how }: потрібний символ — { $sign }. Яку карту зарахувати?
bang-duel-ask-shield = { $target } втрачає одиницю здоров’я. Хай її втратить Баффало Білл?
bang-duel-ask-duel = Дуель, { $person } проти { $target_gen }: скинете карту влучання чи втратите одиницю здоров’я?
bang-duel-ask-indians = Індіанці! { $person }: карта влучання чи одиниця здоров’я?
bang-duel-ask-robbery = «Грабіж»: карта з руки суперника чи одна карта спорядження?
bang-duel-ask-teacher = Яку карту спорядження візьмете на руку?
bang-duel-ask-water = Кому передати жетон АП?
bang-duel-ask-respite = Хто матиме три одиниці здоров’я?
bang-duel-ask-store = Яку карту візьмете?
bang-duel-ask-wagon = Одну з цих карт треба скинути: яку?
bang-duel-ask-carbine = Влучання скасовано, але «Карабін» може скинути одну карту спорядження: яку?
bang-duel-ask-shotgun = Влучання скасовано, але «Дробовик» може перемістити жетон АП: до кого?
bang-duel-ask-peacemaker = «Миротворець» змушує скинути карту: яку?
bang-duel-ask-schulz = Доктор Шульц може скинути випадкову карту суперника: з якою сорочкою?
bang-duel-ask-anderson =
    Загибель { $person_gen }: Білл Андерсон може забрати { $left ->
        [one] ще { $left } карту
        [few] до { $left } карт
       *[other] до { $left } карт
    }. Яку?
bang-duel-ask-pay = { $person }: яку карту скинете заради вміння?
bang-duel-ask-repeat = «{ $card }»: повторити ефект чи знову перезарядити?
bang-duel-ask-keep = Яку карту лишите? Інша піде у скид.
bang-duel-ask-kate = Яку карту спорядження Скотокрадка Кейт віддасть за дві карти?
bang-duel-ask-discard =
    { $left ->
        [one] На руці { $left } зайва карта: яку скинете?
        [few] На руці { $left } зайві карти: яку скинете першою?
       *[other] На руці { $left } зайвих карт: яку скинете першою?
    }

## Варіанти відповіді

bang-duel-option-front = Атакувальний персонаж — { $person }
bang-duel-option-play = Зіграти «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-as-colt = Зіграти «{ $card_acc }» як «Кольт»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload = Перезарядити «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload-worn = Перезарядити «{ $card_acc }» у { $person_gen }
bang-duel-option-move = Перемістити жетон АП на { $person_acc }
bang-duel-option-use = Застосувати вміння { $person_gen }
bang-duel-option-end = Закінчити хід
bang-duel-option-at = Зіграти на { $person_acc }
bang-duel-option-miss = Скасувати влучання картою «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-try-barrel = Спробувати щастя з «Бочкою»
bang-duel-option-try-kid = Спробувати щастя з умінням Кіда Каррі
bang-duel-option-use-hat = Скинути «Капелюх»
bang-duel-option-take-hit = Прийняти влучання ({ $person })
bang-duel-option-pay = Заплатити картою «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-waste = Не платити: влучання в { $target_acc } лишається чинним
bang-duel-option-symbol = Зарахувати символ: { $card_symbol } («{ $card }», { $card_back })
bang-duel-option-shield = { $person } втрачає одиницю здоров’я замість { $target_gen }
bang-duel-option-no-shield = Не затуляти { $target_acc }
bang-duel-option-shoot-back = Відстрілюватися картою «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-give-up = Втратити одиницю здоров’я ({ $person })
bang-duel-option-steal = Забрати з руки випадкову карту { $back_of }
bang-duel-option-strip = Скинути «{ $card_acc }» у { $person_gen }
bang-duel-option-take = Забрати «{ $card_acc }» у { $person_gen }
bang-duel-option-swap = Перемістити жетон АП на { $person_acc } ({ $seat })
bang-duel-option-pick = Узяти «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-discard = Скинути «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-decline = Відмовитися
bang-duel-option-scatter = Скинути випадкову карту { $back_of } з руки суперника
bang-duel-option-effect = Повторити ефект карти «{ $card }»
bang-duel-option-reload-again = Знову перезарядити «{ $card_acc }»
bang-duel-option-keep = Лишити «{ $card_acc }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }

## Відмови

bang-duel-refusal-front = Атакує один із двох ваших персонажів (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-play = У свій хід грають карту, перезаряджають її, переміщують жетон АП, застосовують уміння або закінчують хід (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-not-in-hand = Такої карти у вас на руці немає (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-only-an-answer = Цю карту грають лише у відповідь на влучання (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-bang-limit = Більше карт «Бенг!» у цей хід зіграти не можна (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-nothing-to-do = Зараз цій карті нема на що подіяти (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-looks-alike = З однакових карт пропонують лише одну (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-not-a-colt = Цю карту не можна зіграти як «Кольт» (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-no-reload = Цю карту не можна перезарядити (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-reload-closed = Перезаряджати можна лише тоді, коли в когось із гравців лишився один персонаж у грі (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-reload-where = Перезаряджають карти з руки або у свого АП (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-sole = Єдиний персонаж не змінює позиції (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-moved-already = Свій жетон АП можна перемістити лише раз за хід (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-not-awake = Цей персонаж зараз не ваш АП (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-used-up = Це вміння діє лише раз за хід (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-kitty = Кітті Лерой бере карти, лише якщо рука порожня (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-pearl = Перл Гарт потрібна карта, щоб її скинути, а зверху у скиді — дія, яку можна повторити (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-no-card = Для цього треба скинути карту, а на руці порожньо (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-kate-nothing = У Скотокрадки Кейт немає спорядження, яке можна віддати (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-target = На цього персонажа таку карту не зіграти (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-nobody = Там нікого немає (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-answer = Влучання скасовують або приймають (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-not-a-miss = Тут ця карта не править за промах (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-tried-already = Проти цього влучання ви це вже пробували (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-no-barrel = У цілі немає «Бочки» (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-no-kid = Ціль — не Кід Каррі (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-no-hat = У цілі немає «Капелюха» (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-extra = Скиньте карту з руки, інакше влучання лишається чинним (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-reveal = Вибирають одну з двох відкритих карт (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-shield = Баффало Білл або затуляє, або ні (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-not-a-hit = Відстрілюються лише картами влучань (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-robbery = Можна забрати випадкову карту із сорочкою, яка є на руці суперника, або скинути спорядження (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-behind = ПП суперника недосяжний (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-not-in-play = Цієї карти немає у грі в жодного персонажа (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-teacher = Беруть карту спорядження, яка є у грі (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-water = Треба вибрати, чиї персонажі міняються позиціями (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-respite = Треба вибрати персонажа у грі (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-store = Цієї карти немає серед викладених (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-wagon = Скидають одну з трьох узятих карт (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-carbine = Скидають спорядження будь-якого з двох АП або нічого (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-shotgun = Треба вибрати, чий жетон АП перемістити, або відмовитися (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-peacemaker = Скидають карту, яка є на руці (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-schulz = Треба вибрати сорочку, яка є на руці суперника, або відмовитися (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-anderson = Забирають спорядження загиблого, випадкову карту з руки його власника або нічого (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-pay = Платять картою, яка є на руці (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-repeat = Повторюють ефект або перезаряджають знову (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-keep = Лишають одну з двох узятих карт (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-kate = Скотокрадка Кейт віддає своє спорядження (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-always-active = Завжди активне спорядження віддати не можна (правило { $rule }). Можна: { $allowed }
bang-duel-refusal-discard = Зайві карти скидають з руки (правило { $rule }). Можна: { $allowed }

## Чому підказка це радить: що дає відповідь і чим ризикує, порівняно з іншими

bang-duel-gain-life = ваші зберігають більше здоров’я: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-life = ваші втрачають здоров’я: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-squad = більше ваших персонажів уціліє: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-squad = можна втратити персонажа: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-front = вашому АП стане краще: +{ NUMBER($amount, maximumSignificantDigits: 2) } здоров’я
bang-duel-risk-front = вашому АП стане гірше: −{ NUMBER($amount, maximumSignificantDigits: 2) } здоров’я
bang-duel-gain-hand = більше карт на руці: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-hand = менше карт на руці: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-answers = на руці лишиться більше промахів: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-answers = на руці лишиться менше промахів: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-shots = на руці лишиться більше карт влучань: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-shots = на руці лишиться менше карт влучань: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-ready = більше пострілів за першої нагоди: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-ready = менше пострілів за першої нагоди: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-gear = більше корисного спорядження у ваших: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-gear = менше корисного спорядження у ваших: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-calm = менше загрози від «Гримучої змії» та «Динаміту»: +{ NUMBER($amount, maximumSignificantDigits: 2) } здоров’я
bang-duel-risk-calm = більше загрози від «Гримучої змії» та «Динаміту»: −{ NUMBER($amount, maximumSignificantDigits: 2) } здоров’я
bang-duel-gain-turn = хід лишається за вами: +{ NUMBER($amount, maximumSignificantDigits: 2) } ходу
bang-duel-risk-turn = хід переходить до суперника: −{ NUMBER($amount, maximumSignificantDigits: 2) } ходу
bang-duel-gain-harm = суперник втрачає здоров’я: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-harm = суперник зберігає здоров’я: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-disarm = у суперника менше карт і спорядження: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-disarm = у суперника більше карт і спорядження: +{ NUMBER($amount, maximumSignificantDigits: 2) }

## За чим розрізняють гравців у звітах

bang-duel-group-side = Сторона
bang-duel-group-person = Персонаж

## The page

# Рука й фінал
bang-duel-page-your-hand = Ваша рука
bang-duel-page-hand-none = На руці порожньо.
bang-duel-page-hand-known =
    { $of ->
        [1] Суперник знає цю карту.
       *[other] Суперник знає { $count } з { $of }.
    }
bang-duel-page-hand-count = { $card } × { $count }
bang-duel-page-hand-ways = { $card }: що з нею зробити
bang-duel-page-other-answers = Без карти з руки
bang-duel-page-take-hit = Прийняти влучання
bang-duel-page-give-up = Втратити одиницю здоров’я
bang-duel-page-waste = Не платити
bang-duel-page-key-move = Перемістити жетон АП
bang-duel-page-key-use = Застосувати вміння
bang-duel-page-sundown = Захід сонця
bang-duel-page-skip = Пропустити
bang-duel-page-gazette = Ранковий вісник
bang-duel-page-ending-law = Лад відновлено
bang-duel-page-ending-outlaw = Місто в руках бандитів
bang-duel-page-nobody-fell = Ніхто з них не загинув.
bang-duel-page-fallen =
    { $count ->
        [one] { $count } загиблий
       *[other] { $count } загиблих
    }
bang-duel-page-lives =
    { $count ->
        [one] Лишилася { $count } одиниця здоров’я
        [few] Лишилося { $count } одиниці здоров’я
       *[other] Лишилося { $count } одиниць здоров’я
    }
bang-duel-page-in-reserve = Так і не вийшли з резерву: { $count }
bang-duel-page-left-in-hand =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[other] { $count } карт на руці
    }
bang-duel-page-lasted =
    { $count ->
        [one] Усе вирішилося за { $count } хід.
        [few] Усе вирішилося за { $count } ходи.
       *[other] Усе вирішилося за { $count } ходів.
    }
bang-duel-page-order-barrel = Спершу завжди пробувати «Бочку»
bang-duel-page-order-kid = Спершу завжди пробувати вміння Кіда Каррі
bang-duel-page-order-hat = Ніколи не скидати «Капелюх»
bang-duel-page-order-derringer-misses = Не витрачати карти промахів на «Дерринджер»
bang-duel-page-order-derringer-others = Відповідати на «Дерринджер» лише картами промахів
bang-duel-page-order-return-fire = Ніколи не відповідати «Вогнем у відповідь»
bang-duel-page-order-shield = Не підставляти Баффало Білла замість іншого

# Поле

bang-duel-page-front = атакує (АП)
bang-duel-page-rear = прикриває (ПП)
bang-duel-page-life = здоров’я: { $count } з { $most }
bang-duel-page-asleep = уміння і спорядження не діють
bang-duel-page-asleep-now = Уміння і спорядження зараз не діють.
bang-duel-page-always = Уміння діє й у прикритті.
bang-duel-page-gear = спорядження: { $what }
bang-duel-page-token = Жетон АП: це атакувальний персонаж
bang-duel-page-used = Уміння вже використано цього ходу
bang-duel-page-asked = Чекаємо на відповідь
bang-duel-page-turn = Ходить
bang-duel-page-bangs = ще { $count } «Бенг!»
bang-duel-page-bangs-any = «Бенг!» без обмежень
bang-duel-page-bangs-hint = Скільки карт «Бенг!» ще можна зіграти цього ходу
bang-duel-page-move-free = жетон можна перемістити
bang-duel-page-move-used = жетон уже переміщено
bang-duel-page-move-hint = Жетон АП можна перемістити раз за хід
bang-duel-page-reload = перезарядка
bang-duel-page-reload-hint = Хтось лишився з одним персонажем: карти з барабаном можна перезаряджати
bang-duel-page-hand =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
        [many] { $count } карт на руці
       *[other] { $count } карти на руці
    }
bang-duel-page-known = Відомі: { $what }
bang-duel-page-hidden-card = карта із сорочкою { $back_of }
bang-duel-page-deck =
    { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
bang-duel-page-common =
    { $count ->
        [one] { $count } карта у спільній колоді
        [few] { $count } карти у спільній колоді
        [many] { $count } карт у спільній колоді
       *[other] { $count } карти у спільній колоді
    }
bang-duel-page-discard =
    { $count ->
        [one] Скид: { $count } карта
        [few] Скид: { $count } карти
        [many] Скид: { $count } карт
       *[other] Скид: { $count } карти
    }
bang-duel-page-discard-empty = Ще нічого не скинуто.
bang-duel-page-reserve = У резерві: { $count }
bang-duel-page-gone = Вибули: { $what }
bang-duel-page-laid = Карти на столі
bang-duel-page-chain = На що відповідають
bang-duel-page-now = Зараз
bang-duel-page-chain-more = і ще { $count }
bang-duel-page-link-hit = влучання: { $what }
bang-duel-page-link-raid = напад: { $what }
bang-duel-page-link-duel = стріляє: { $what }
bang-duel-page-link-loss = втрачає одиницю здоров’я: { $what }
bang-duel-page-link-rider = після промаху: { $what }
bang-duel-page-link-draw = бере карту: { $what }
bang-duel-page-link-discard = втрачає карту: { $what }
bang-duel-page-unseen-short = Що лишилося?
bang-duel-page-unseen = Ще не бачені карти
bang-duel-page-unseen-hint = Вони в колодах або приховані на руках.
bang-duel-page-unseen-law = З колоди служителів закону: { $count }
bang-duel-page-unseen-outlaw = З колоди бандитів: { $count }
bang-duel-page-unseen-common = Зі спільної колоди: { $count }

## The terminal

# What the players are called; sentences speak of one person
bang-duel-terminal-player-law = Закон
bang-duel-terminal-player-outlaw = Бандит
bang-duel-terminal-choosing = Перед першим ходом
bang-duel-terminal-turn = Хід { $number }: { $seat }
bang-duel-terminal-over = Дуель закінчено
bang-duel-terminal-bangs = ще «Бенг!»: { $count }
bang-duel-terminal-bangs-any = «Бенг!» без обмежень
bang-duel-terminal-move = жетон можна перемістити
bang-duel-terminal-reload = можна перезаряджати
bang-duel-terminal-used = використано: { $text }
bang-duel-terminal-secret = два персонажі, поки що таємно
bang-duel-terminal-hand-size = рука { $count }
bang-duel-terminal-deck = колода { $count }
bang-duel-terminal-reserve = резерв { $count }
bang-duel-terminal-fallen = вибули: { $text }
bang-duel-terminal-discard =
    { $count ->
        [0] Скид: порожньо
       *[other] Скид ({ $count }):
    }
bang-duel-terminal-common = Спільна колода: { $count }
bang-duel-terminal-laid = На столі:
bang-duel-terminal-chain = Зараз:
bang-duel-terminal-then = Далі:
bang-duel-terminal-link-hit = влучання в { $target_acc } ({ $source })
bang-duel-terminal-link-raid = напад на { $target_acc } ({ $source })
bang-duel-terminal-link-duel = черга стріляти: { $target } ({ $source })
bang-duel-terminal-link-loss = здоров’я втратить { $target } ({ $source })
bang-duel-terminal-link-rider = після промаху: { $source }
bang-duel-terminal-link-draw = { $seat } бере карту ({ $source })
bang-duel-terminal-link-discard = { $seat } втрачає карту ({ $source })
bang-duel-terminal-hand = Ваша рука:
bang-duel-terminal-unseen-law = Ще не бачені, закон:
bang-duel-terminal-unseen-outlaw = Ще не бачені, бандити:
bang-duel-terminal-unseen-common = Не бачені після тасування:
bang-duel-terminal-sign-token = жетон АП: це атакувальний персонаж
bang-duel-terminal-sign-life = одиниця здоров’я, яка ще є, і втрачена
bang-duel-terminal-sign-asleep = спорядження, яке зараз не діє
bang-duel-terminal-sign-law = карта із сорочкою закону
bang-duel-terminal-sign-outlaw = карта із сорочкою бандитів
bang-duel-terminal-sign-known = карта на вашій руці, яку знає суперник
bang-duel-terminal-sign-symbol = символ у кутку карти: { $symbol }
bang-duel-terminal-lasted =
    { $count ->
        [one] Усе скінчилося за { $count } хід:
        [few] Усе скінчилося за { $count } ходи:
        [many] Усе скінчилося за { $count } ходів:
       *[other] Усе скінчилося за { $count } ходу:
    }
