# Что говорит стол: сервер, когда отказывает, и страница в браузере. Ключи начинаются с `table-`.

## В чём отказывает сервер

table-bad-request = Сервер не может прочитать этот запрос: { $reason }
table-unknown-route = По этому адресу ничего нет.
table-wrong-method = К этому адресу обращаются не так.
table-no-page = Страница ещё не собрана. Её собирает `make web`.
table-unknown-table = Стола «{ $table }» нет. Возможно, его уже давно убрали.
table-no-person = Заведение вас ещё не знает. Обновите страницу и разрешите ей сохранить файл cookie.
table-not-yours = Это не ваше место: { $seat }.
table-wrong-origin = Запрос пришёл с другой страницы, поэтому он не принят.
table-wrong-host = Этот салун зовётся иначе. Обращайтесь по его собственному адресу.
table-too-large = Слишком много за один раз: не больше { $limit } байт.
table-too-slow = Это длилось слишком долго, и связь прервана. Попробуйте ещё раз.
table-full = Салун переполнен. Попробуйте через минутку.
table-too-many =
    { $seconds ->
        [one] Не так быстро! Попробуйте снова через { $seconds } секунду.
        [few] Не так быстро! Попробуйте снова через { $seconds } секунды.
       *[other] Не так быстро! Попробуйте снова через { $seconds } секунд.
    }
table-bot-tables =
    { $most ->
        [one] Боты уже играют за { $most } вашим столом. Завершите одну из этих игр или подождите, пока боты в ней минуту будут без дела.
       *[other] Боты уже играют за { $most } вашими столами. Завершите одну из этих игр или подождите, пока боты в ней минуту будут без дела.
    }
table-bot-tables-address =
    { $most ->
        [one] Из вашей сети уже открыт { $most } стол, где играют боты. Попробуйте через минуту или играйте без ботов.
        [few] Из вашей сети уже открыто { $most } стола, где играют боты. Попробуйте через минуту или играйте без ботов.
       *[other] Из вашей сети уже открыто { $most } столов, где играют боты. Попробуйте через минуту или играйте без ботов.
    }
table-not-for-guests = Эти показатели — для того, кто держит заведение. Они видны на его собственной машине или с ключом, заданным в --metrics-token.
table-seat-taken = Это место уже занято: { $seat }.
table-seat-empty = Здесь никто не сидит.
table-one-seat = В этой игре ваше место — № { $number }: чужих карт никому видеть нельзя.
table-no-such-seat = Такого места нет. Мест за столом: { $seats }.
table-not-seated = Вы не сидите за этим столом.
table-already-began = Игра уже началась.
table-not-begun = Игра ещё не началась.
table-not-full = Есть свободные места. Подождите игроков или посадите ботов.
table-not-over = Игра ещё идёт.
table-game-over = Игра окончена.
table-unknown-bot = Бота «{ $bot }» нет; есть такие: { $bots }.
table-bot-trouble = Бот «{ $bot }» не знает, что делать.
table-not-host = Это может только хозяин стола.
table-seat-present = { $seat } сейчас за столом: никто другой здесь действовать не может.
table-asked-away = Хозяин стола попросил вас освободить это место. Сядьте на другое или оставайтесь зрителем.
table-seat-grace =
    { $seconds ->
        [one] Ещё рано: { $seat } может вернуться. Бот сможет сесть через { $seconds } секунду.
        [few] Ещё рано: { $seat } может вернуться. Бот сможет сесть через { $seconds } секунды.
       *[other] Ещё рано: { $seat } может вернуться. Бот сможет сесть через { $seconds } секунд.
    }
table-host-present = Хозяин за столом: передать стол может только он.
table-host-grace =
    { $seconds ->
        [one] Хозяин только что отошёл. Вы сможете принять стол через { $seconds } секунду.
        [few] Хозяин только что отошёл. Вы сможете принять стол через { $seconds } секунды.
       *[other] Хозяин только что отошёл. Вы сможете принять стол через { $seconds } секунд.
    }
table-stale-answer = Этот вопрос уже закрыт: игра ушла вперёд. Взгляните ещё раз.
table-pass-withdrawn = Ваш пас придержан: вопрос ещё открыт.
table-nothing-to-take-back = Вы ещё ничего не ответили, так что отменять нечего.
table-takeback-pending = Кто-то уже просит отменить ход. Сначала надо решить это.
table-no-takeback-asked = Об отмене вас уже никто не просит.
table-no-hints = За этим столом играют без подсказок: так решил хозяин.
table-no-choice = Ответ возможен только один: подсказывать нечего.
table-other-eyes = Подсказка выдала бы то, что может видеть только { $seat }. Сначала взгляните на игру с этого места.
table-hint-pending = Минутку: над этим вопросом бывалый ещё думает.
table-hint-trouble = На этот раз без подсказки: что-то пошло не так. Спросите ещё раз.
table-review-trouble = Разобрать партию не удалось. Попробуйте ещё раз.
table-review-other-rules = Эта партия сыграна по старой редакции наших правил, поэтому разобрать её уже нельзя.
table-bad-name = Имя — это не больше { $most } символов, и все они должны быть видимы.
table-server-trouble = На сервере что-то пошло не так. Ничего не изменилось. Попробуйте ещё раз.
table-store-unreachable = Хранилище { $url } не открывается: { $reason }
table-store-unknown = «{ $url }» — хранилище, которого Saloon не знает.
table-store-newer = Хранилище { $url } записал более новый Saloon (формат { $found }); этот знает формат { $known }.
table-store-in-use = Хранилищем { $url } уже пользуется другой Saloon. У хранилища один сервер: остановите другой или дайте этому своё хранилище через --data или --database.
table-store-full = На диске сервера кончилось место, записать ничего нельзя. Всё подтверждённое сохранено. Попробуйте позже.
table-store-busy = База данных сервера занята кем-то другим. Всё подтверждённое сохранено. Попробуйте ещё раз.
table-store-read-only = Серверу нельзя писать в свою базу данных. Всё подтверждённое сохранено. Попробуйте позже.
table-store-gone = Сервер не может связаться со своей базой данных. Всё подтверждённое сохранено. Попробуйте позже.
table-store-broken = База данных сервера сбоит. Всё подтверждённое сохранено. Попробуйте позже.
table-store-silent = База данных сервера не отвечает. Всё подтверждённое сохранено. Попробуйте позже.

## Везде на странице

table-saloon = Салун
table-title-home = Салун: настольные игры о Диком Западе
table-title-new = Новый стол · Салун
table-title-lost = Здесь ничего нет · Салун
table-title-table = { $game } · Салун
table-title-your-move = ● Ваш ход · { $game }
table-title-your-answer = ● Ваш ответ · { $game }
table-title-waits = ● Ждут вас · { $game }
table-jump = Перейти к содержимому
table-close = Закрыть
table-loading = Минутку…
table-no-connection = Сервер не отвечает. Пробуем дальше.
table-back-home = На главную
table-lost = Одно лишь перекати-поле
table-lost-page = Такой страницы нет.
table-lost-table = Такого стола нет. Ссылка целая? Столы, за которые долго никто не садился, убирают.

table-language = Язык
table-language-en = English
table-language-uk = Українська
table-language-ru = Русский
table-language-it = Italiano
table-language-short-en = EN
table-language-short-uk = УК
table-language-short-ru = РУ
table-language-short-it = IT
table-light = Свет
table-light-system = Как в системе
table-light-noon = Полдень
table-light-night = Ночь
table-speed = Анимация
table-speed-slow = Медленная
table-speed-normal = Обычная
table-speed-fast = Быстрая
table-speed-off = Выключена

## Афиша

table-motto = Настольные игры о Диком Западе · честно · без регистрации
table-name-ask = Как вас называть?
table-name-none = Гость
table-name-saved = Запомнили.
table-tonight = Сейчас играют
table-play-now = Играть с ботами
table-play-now-one = Играть с ботом
table-play-now-hint =
    { $bots ->
        [1] Один клик: вы против бота этого уровня.
        [one] Один клик: вы и { $bots } бот этого уровня.
        [few] Один клик: вы и { $bots } бота этого уровня.
       *[other] Один клик: вы и { $bots } ботов этого уровня.
    }
table-coming-carson-city = Занимайте участки, стройте город и зарабатывайте на железной дороге. Кто боится перестрелки, останется без лучшей земли.
table-coming-western-legends = Скачите куда угодно: мойте золото, гоните скот, играйте в покер или грабьте. Станьте легендой — по эту или по ту сторону закона.
table-gather = Играть с друзьями
table-new = Создать стол
table-join-label = Есть ссылка или код?
table-join-example = код стола
table-join = Войти
table-join-unclear = Это не похоже ни на ссылку на стол, ни на его код.
table-mine = Мои столы
table-your-move = Ваш ход
table-waits-for-you = Ждут вас
table-phase-playing = думают другие
table-phase-over = закончено
table-open = Открытые столы
table-open-none = Сейчас нет открытых столов. Создайте свой и оставьте дверь открытой.
table-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
table-games = Также на полке
table-seats-range = игроков: { $fewest }–{ $most }
table-seats-exact = игроков: { $count }
table-set-up = Создать стол
table-not-yet = Ещё не завезли.
table-unofficial = Неофициальный стол, сделанный игроками. Названия игр принадлежат их издателям, а слова и рисунки здесь наши собственные.

## Новый стол

table-new-game = Игра
table-new-seats = Мест
table-new-who = Кто играет
table-new-variants = Вариант
table-new-presets = Готовые наборы
table-new-door = Дверь
table-new-private = Закрыта: стол найдут только те, у кого есть ссылка.
table-new-open = Открыта: стол видно на главной, и сесть может кто угодно.
table-new-start = Начать игру
table-new-start-hint = Все на местах: карты раздадим сразу.
table-new-make = Создать стол
table-new-make-hint = Вы получите ссылку для друзей. На свободные места потом можно посадить ботов.
table-seat = Место { $number }
table-chair-me = Я
table-chair-mate = Друг рядом
table-chair-mate-hint = Ещё кто-то за этим устройством
table-chair-anyone = Кто придёт
table-chair-anyone-hint = Свободно для того, у кого есть ссылка
table-chair-bot = Бот
table-chair-level = Уровень бота на месте { $number }
table-chair-name = Имя игрока на месте { $number }
table-chair-name-none = Имя
table-switch-off = выключено
table-pace = Боты отвечают
table-pace-human = как люди
table-pace-quick = сразу
table-rhythm = О пасе становится известно
table-rhythm-none = сразу
table-rhythm-seconds = через { $seconds } с
table-rhythm-hint = Всегда через одно и то же время: по тому, сколько кто-то думает, не угадать, было ли чем ответить.
table-grace = Тех, кто пропал, ждут
table-grace-minutes = { $minutes } мин
table-grace-hours = { $hours } ч
table-grace-hint = Только потом хозяин может посадить вместо них бота. Как только они вернутся, бот уйдёт.
table-hints-hint = Кто должен отвечать, может спросить совета у бывалого. Другие этого не заметят.

## Боты

table-bot-random = Новичок { $number }
table-bot-scout = Следопыт { $number }
table-bot-easy = Пастух { $number }
table-bot-normal = Ковбой { $number }
table-bot-hard = Стрелок { $number }
table-bot-expert = Легенда { $number }
table-bot-plays = бот: { $level }
table-level = Уровень ботов
table-level-random = Новичок
table-level-scout = Следопыт
table-level-easy = Лёгкий
table-level-normal = Обычный
table-level-hard = Сложный
table-level-expert = Эксперт
table-level-hint-easy = думает мгновение и порой ошибается: для первых партий
table-level-hint-normal = знает своё дело
table-level-hint-hard = думает наперёд и наказывает за ошибки
table-level-hint-expert = думает до трёх секунд; мало кто его побеждал
table-temper = без особого нрава
table-temper-of = { $label }: нрав
table-temper-greedy = жадный
table-temper-vengeful = мстительный
table-temper-cautious = осторожный
table-temper-hint-greedy = не пройдёт мимо добычи
table-temper-hint-vengeful = ему милее, когда плохо другим
table-temper-hint-cautious = не лезет под пули

## Перед игрой

table-waiting-at = Собираемся за столом
table-seats = Игроки
table-free-seat = свободно
table-you = вы
table-host = хозяин
table-away = не за столом
table-sit = Сесть
table-seat-mate = Посадить друга
table-mate-name = Имя друга, который играет за этим устройством
table-stand-up = Встать из-за стола
table-free-it = Освободить место
table-fill-start = Добавить ботов и начать
table-start = Начать игру
table-wait-start = Садитесь за стол или подождите начала и смотрите.
table-wait-host = Игру начинает хозяин стола.
table-host-away = Хозяин стола отошёл.
table-take-over = Стать хозяином
table-take-over-in = Принять стол можно через { $time }.
table-make-host = Сделать хозяином
table-asked-to-leave = Хозяин стола попросил вас освободить место { $number }.
table-asked-to-leave-next = Сядьте на другое место или оставайтесь зрителем.
table-invite = Пригласить
table-invite-title = Садитесь с нами за стол
table-invite-link = Ссылка на этот стол
table-copy = Скопировать
table-copied = Скопировано.
table-share = Поделиться
table-is-open = Стол открытый: его видно и на главной.
table-is-private = Стол закрытый: его найдут только те, у кого есть ссылка.
table-hints-on = Подсказки разрешены
table-hints-off = Без подсказок

## За столом

table-board = Игровое поле: { $game }
table-ending = Чем всё кончилось
table-you-win = Вы победили!
table-sheets = Журнал, игроки, слова
table-menu = Меню
table-settings = Настройки
table-my-seat =
    { $count ->
        [one] Моё место
        [few] Мои места
       *[other] Мои места
    }
table-hand-to-bot = Пусть пока поиграет бот
table-take-back-seat = Вернуться на своё место
table-stand-up-hint = Бот поиграет за вас, пока вы не вернётесь. Кто встаёт из-за стола, освобождает место для других.
table-put-bot = Пусть поиграет бот: { $seat }
table-kept-by-bot = За вас пока играет бот.
table-bot-soon = бот возможен через { $time }
table-bot-ask = Посадить бота вместо игрока { $seat }?
table-bot-ask-hint = Кто вернётся, сразу получит своё место и увидит в журнале, что делал бот. Пока что не отменяют ничего, на что нужно согласие.
table-bot-ask-yes = Пусть поиграет бот
table-cancel = Не надо
table-seat-back = Пока вас не было, хозяин стола посадил вместо вас бота. Место снова ваше; что делал бот, видно в журнале.
table-bot-keeps = пока играет бот: { $level }
table-is-asked = отвечает
table-reconnecting = Связь прервалась. Соединяемся снова…
table-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
table-your-move-is = Ваш ход. { $question }
table-your-answer = Ваш ответ
table-your-answer-is = Нужен ваш ответ. { $question }
table-waiting-for = Ждём ответа: { $waiting }
table-bots-busy =
    { $before ->
        [one] Боты заняты: в очереди впереди { $before } запрос.
        [few] Боты заняты: в очереди впереди { $before } запроса.
       *[other] Боты заняты: в очереди впереди { $before } запросов.
    }
table-sending = Отправлено…
table-sending-later = Ответ уйдёт, как только появится связь.
table-skip = Пропустить
table-passing = Вы пасуете. Остальные узнают, когда полоска добежит до конца.
table-passing-alone = Ответить нечем: когда полоска добежит до конца, вы спасуете автоматически.
table-pass-wait = Подождать
table-pass-wait-hint = Придержать пас, пока не спасуете сами: пусть погадают.
table-beat = Пока бежит полоска, о пасе не узнает никто.
table-orders = Автоответы
table-orders-hint = Они отвечают за вас каждый раз, когда вас спрашивают, пока вы их не измените. Этот браузер помнит их для этой игры.
table-orders-automatic = Пасовать автоматически, когда ответить нечем
table-orders-automatic-hint = Такой пас не отличить от любого другого. Если устройство общее, каждый пасует сам.
table-order-says = Ваш автоответ: { $order }
table-rule = правило { $rule }
table-rule-title = Правило { $rule }
table-rule-none = На этой странице нет текста этого правила.
table-undo-cost-chance = Без возврата: как только вы ответите, своё слово скажет случай.
table-undo-cost-revealed = Без возврата: откроется что-то скрытое.
table-undo-cost-handed = Без возврата: после этого отвечает кто-то другой.
table-undo = Отменить
table-undo-ask = Попросить отменить
table-undo-ask-hint = Это можно отменить, только если согласятся другие.
table-undo-wanted = { $seat } просит отменить последний ответ. Вы согласны?
table-undo-pending = { $seat } просит отменить последний ответ. Ещё должны согласиться: { $waiting }
table-agree = Согласиться
table-refuse = Отказать
table-advice-ask = Спросить бывалого
table-advice-hint = Что сделал бы бывалый на вашем месте?
table-advice-thinking = Бывалый размышляет…
table-advice-waiting =
    { $before ->
        [one] Бывалый занят: в очереди впереди { $before } запрос…
        [few] Бывалый занят: в очереди впереди { $before } запроса…
       *[other] Бывалый занят: в очереди впереди { $before } запросов…
    }
table-advice-title = Бывалый сделал бы так:
table-advice-one = { $text }: { $percent } % на победу.
table-percent = { $percent } %
table-log = Журнал
table-log-newest = К самому новому
table-log-earlier = Раньше
table-words = Слова
table-words-label = Ответить словами
table-words-example = напр.: { $words }
table-words-none = пока нечего
table-words-send = Ответить
table-words-unknown = Такого ответа, «{ $words }», сейчас нет. Это не чат: написанное здесь видите только вы. Напишите то, что стоит на кнопке, например: { $example }
table-words-several = «{ $words }» подходит к нескольким ответам: { $allowed }
table-words-not-asked = Сейчас вас ни о чём не спрашивают. Это не чат: написанное здесь видите только вы.
table-command-undo = отменить
table-command-help = справка
# Буквы, которых не получает ни один вариант: их клавиши отменяют ход и открывают журнал
table-keys-reserved = гд

## Несколько человек за одним устройством

table-hand-over = Передайте устройство: теперь { $seat }
table-hand-over-hint = Остальные пусть пока не смотрят.
table-i-am = Это я, { $seat }

## Клавиши

table-help = Клавиши
table-help-three-ways = Щёлкните то, что хотите, нажмите его клавишу или напишите словами: все три способа равноценны.
table-key-digits = первый, второй … ответ из списка
table-key-letters = ответ с этой буквой; буква означает одно и то же всю игру
table-key-arrows = перейти к другому ответу
table-key-enter = дать ответ, на котором вы остановились
table-key-words = ответить словами
table-key-undo = отменить или попросить об этом других
table-key-advice = спросить бывалого; ещё раз: перейти к совету
table-key-log = к журналу
table-key-escape = пропустить анимацию, закрыть
table-key-help = этот перечень
table-help-words = Словами — как на кнопках или как в записи партии; «отменить» и «справка» тоже подойдут. Написанное видите только вы.
table-help-keeps = Маленький замок отмечает ответы, которые в одиночку уже не отменить.
table-help-letters = Буквы этой игры

## Конец

table-rematch = Сыграть ещё
table-rematch-go = К следующей партии
table-record = Запись партии
table-fair = Всё ли было честно?
table-fair-how = Все случайности этой партии происходят из одного тайного начального числа. Его отпечаток объявлен до первого хода, а само число показано теперь. Имея запись, кто угодно может пересчитать всю партию:
table-seed = Начальное число
table-seed-hash = Отпечаток начального числа (SHA-256)

## Разбор партии

table-review = Разобрать партию
table-review-title = Разбор партии
table-review-back = Назад к итогу
table-review-making = Просматриваем партию ход за ходом…
table-review-made = ходов: { $done } из { $total }
table-review-again = Попробовать ещё раз
table-review-chart = Шансы всех на победу, ход за ходом
table-review-chart-hint = Тяните или нажимайте стрелки; Page Up и Page Down переходят сразу на целый раунд или ход игрока. Треугольники отмечают переломные моменты.
table-review-start = Перед первым ходом
table-review-answer = Ход { $number } из { $total }
table-review-did = { $seat }: { $what }
table-review-change = { $seat }: { $before } % → { $after } %
table-review-by-play = в основном из-за самого хода
table-review-by-luck = в основном случай: что вытянули или что было скрыто
table-review-turns = Переломные моменты
table-review-no-turns = Переломных моментов не было: ничего не менялось резко.
table-review-decisions = Решение за решением
table-review-decisions-hint = По сравнению с тем, что сделал бы бывалый, зная лишь то, что мог знать игрок.
table-review-whose = Чьи решения
table-review-order = Порядок
table-review-order-worst = Сначала грубые ошибки
table-review-order-time = Как играли
table-review-better = Лучше: { $what }.
table-review-fine = Лучшего не нашлось.
table-review-no-mistakes = Ни одной ошибки, о которой стоило бы говорить.
table-review-all =
    { $count ->
        [one] Показать { $count }
       *[other] Показать все { $count }
    }
table-review-luck = Везение и умение
table-review-luck-hint = Что меняло шанс каждого от начала до конца: свои ходы, ходы других и случай.
table-review-way = { $before } % → { $after } %
table-review-leg-play = своя игра
table-review-leg-others = игра других
table-review-leg-luck = везение
table-review-share = Из того, что его изменило, { $luck } % — везение, { $skill } % — своя игра.
table-review-loss =
    { $points ->
        [0] Ошибки не стоили ничего.
        [one] Ошибки стоили { $points } процентный пункт.
        [few] Ошибки стоили { $points } процентных пункта.
       *[other] Ошибки стоили { $points } процентных пунктов.
    }
table-review-chances = Шансы в этот момент
table-review-ledger = То же таблицей
table-review-number = №
table-review-what = Что сделано
table-percent-more = +{ $percent } %
table-percent-less = −{ $percent } %

## Игра, для которой на странице нет рисунков

table-plain-hidden = скрыто или пусто
table-plain-none = ничего
table-plain-player = Игрок
table-plain-score = Счёт
table-plain-nobody = Победителя нет.
table-plain-winners =
    { $count ->
        [one] Победа: { $seats }!
        [few] Победили: { $seats }!
        [many] Победили: { $seats }!
       *[other] Победили: { $seats }!
    }

## Журнал

table-entry-made = Стол создан.
table-entry-sat = { $seat } садится за стол.
table-entry-stood = { $seat } встаёт из-за стола.
table-entry-bot = { $seat }: теперь играет { $bot }.
table-entry-back = { $seat } снова за столом.
table-entry-freed = Хозяин просит освободить место: { $seat }.
table-entry-kept = { $by } сажает бота: { $bot } играет вместо { $seat }.
table-entry-kept-host = Хозяин сажает бота: { $bot } играет вместо { $seat }.
table-entry-host = Теперь хозяин — { $seat }.
table-entry-began = Игра начинается.
table-entry-undo-asked = { $seat } просит отменить ответ.
table-entry-undo-agreed = { $seat } соглашается отменить.
table-entry-undo-refused = { $seat } не соглашается отменить.
table-entry-undone = { $seat } отменяет ответ.
