# Що каже стіл: сервер, коли відмовляє, і сторінка в браузері. Ключі починаються з `table-`.

## У чому відмовляє сервер

table-bad-request = Сервер не може прочитати цей запит: { $reason }
table-unknown-route = За цією адресою нічого немає.
table-wrong-method = До цієї адреси звертаються не так.
table-no-page = Сторінку ще не зібрано. Її збирає `make web`.
table-unknown-table = Столу «{ $table }» немає. Можливо, його вже давно прибрали.
table-no-person = Заклад вас іще не знає. Оновіть сторінку й дозвольте їй зберегти файл cookie.
table-not-yours = Це не ваше місце: { $seat }.
table-wrong-origin = Запит прийшов з іншої сторінки, тож його не прийнято.
table-wrong-host = Цей салун зветься інакше. Звертайтеся за його власною адресою.
table-too-large = Забагато за один раз: щонайбільше { $limit } байтів.
table-too-slow = Це тривало задовго, тож зв’язок розірвано. Спробуйте ще раз.
table-full = Салун переповнений. Спробуйте за хвилинку.
table-too-many =
    { $seconds ->
        [one] Не так швидко! Спробуйте ще раз за { $seconds } секунду.
        [few] Не так швидко! Спробуйте ще раз за { $seconds } секунди.
       *[other] Не так швидко! Спробуйте ще раз за { $seconds } секунд.
    }
table-bot-tables =
    { $most ->
        [one] Боти вже грають за { $most } вашим столом. Завершіть одну з цих ігор або зачекайте, поки боти в ній хвилину нічого не робитимуть.
       *[other] Боти вже грають за { $most } вашими столами. Завершіть одну з цих ігор або зачекайте, поки боти в ній хвилину нічого не робитимуть.
    }
table-bot-tables-address =
    { $most ->
        [one] З вашої мережі вже відкрито { $most } стіл, де грають боти. Спробуйте за хвилину або грайте без ботів.
        [few] З вашої мережі вже відкрито { $most } столи, де грають боти. Спробуйте за хвилину або грайте без ботів.
       *[other] З вашої мережі вже відкрито { $most } столів, де грають боти. Спробуйте за хвилину або грайте без ботів.
    }
table-not-for-guests = Ці показники — для того, хто тримає заклад. Їх видно на його власній машині або з ключем, заданим у --metrics-token.
table-seat-taken = Це місце вже зайняте: { $seat }.
table-seat-empty = Тут ніхто не сидить.
table-one-seat = У цій грі ваше місце — № { $number }: чужих карт нікому бачити не можна.
table-no-such-seat = Такого місця немає. Місць за столом: { $seats }.
table-not-seated = Ви не сидите за цим столом.
table-already-began = Гра вже почалася.
table-not-begun = Гра ще не почалася.
table-not-full = Є вільні місця. Зачекайте на гравців або посадіть ботів.
table-not-over = Гра ще триває.
table-game-over = Гру закінчено.
table-unknown-bot = Бота «{ $bot }» немає; є такі: { $bots }.
table-bot-trouble = Бот «{ $bot }» не знає, що робити.
table-not-host = Це може лише господар столу.
table-seat-present = { $seat } зараз за столом: ніхто інший тут діяти не може.
table-asked-away = Господар столу попросив вас звільнити це місце. Сядьте на інше або лишайтеся глядачем.
table-seat-grace =
    { $seconds ->
        [one] Ще зарано: { $seat } має час повернутися. Бот зможе сісти за { $seconds } секунду.
        [few] Ще зарано: { $seat } має час повернутися. Бот зможе сісти за { $seconds } секунди.
       *[other] Ще зарано: { $seat } має час повернутися. Бот зможе сісти за { $seconds } секунд.
    }
table-host-present = Господар за столом: передати стіл може лише він.
table-host-grace =
    { $seconds ->
        [one] Господар лише щойно відійшов. Ви зможете перебрати стіл за { $seconds } секунду.
        [few] Господар лише щойно відійшов. Ви зможете перебрати стіл за { $seconds } секунди.
       *[other] Господар лише щойно відійшов. Ви зможете перебрати стіл за { $seconds } секунд.
    }
table-stale-answer = Це запитання вже закрито: гра пішла далі. Погляньте ще раз.
table-pass-withdrawn = Ваш пас притримано: запитання ще відкрите.
table-nothing-to-take-back = Ви ще нічого не відповіли, тож скасовувати нема чого.
table-takeback-pending = Хтось уже просить скасувати хід. Спершу треба вирішити це.
table-no-takeback-asked = Про скасування вас уже ніхто не просить.
table-no-hints = За цим столом грають без підказок: так вирішив господар.
table-no-choice = Відповідь можлива лише одна: підказувати нічого.
table-other-eyes = Підказка видала б те, що може бачити лише { $seat }. Спершу погляньте на гру з цього місця.
table-hint-pending = Хвилинку: над цим питанням бувалий ще думає.
table-hint-trouble = Цього разу без підказки: щось пішло не так. Запитайте ще раз.
table-review-trouble = Розібрати гру не вдалося. Спробуйте ще раз.
table-review-other-rules = Цю гру зіграно за старішою редакцією наших правил, тож розібрати її вже не можна.
table-bad-name = Ім’я — це щонайбільше { $most } символів, і всі мають бути видимі.
table-server-trouble = На сервері щось пішло не так. Нічого не змінилося. Спробуйте ще раз.
table-store-unreachable = Сховище { $url } не відкривається: { $reason }
table-store-unknown = «{ $url }» — сховище, якого Saloon не знає.
table-store-newer = Сховище { $url } записав новіший Saloon (формат { $found }); цей знає формат { $known }.
table-store-in-use = Сховищем { $url } уже користується інший Saloon. У сховища один сервер: зупиніть інший або дайте цьому власне сховище через --data чи --database.
table-store-full = На диску сервера скінчилося місце, записати нічого не можна. Усе підтверджене збережено. Спробуйте пізніше.
table-store-busy = База даних сервера зайнята кимось іншим. Усе підтверджене збережено. Спробуйте ще раз.
table-store-read-only = Серверові не дозволено писати у свою базу даних. Усе підтверджене збережено. Спробуйте пізніше.
table-store-gone = Сервер не може зв’язатися зі своєю базою даних. Усе підтверджене збережено. Спробуйте пізніше.
table-store-broken = База даних сервера дає збій. Усе підтверджене збережено. Спробуйте пізніше.
table-store-silent = База даних сервера не відповідає. Усе підтверджене збережено. Спробуйте пізніше.

## Усюди на сторінці

table-saloon = Салун
table-title-home = Салун: настільні ігри про Дикий Захід
table-title-new = Новий стіл · Салун
table-title-lost = Тут нічого немає · Салун
table-title-table = { $game } · Салун
table-title-your-move = ● Ваш хід · { $game }
table-title-your-answer = ● Ваша відповідь · { $game }
table-title-waits = ● Чекають на вас · { $game }
table-jump = Перейти до вмісту
table-close = Закрити
table-loading = Хвилинку…
table-no-connection = Сервер не відповідає. Пробуємо далі.
table-back-home = На головну
table-lost = Саме лише перекотиполе
table-lost-page = Такої сторінки немає.
table-lost-table = Такого столу немає. Чи повне посилання? Столи, за які довго ніхто не сідав, прибирають.

table-language = Мова
table-language-en = English
table-language-uk = Українська
table-language-ru = Русский
table-language-it = Italiano
table-language-short-en = EN
table-language-short-uk = УК
table-language-short-ru = РУ
table-language-short-it = IT
table-light = Світло
table-light-system = Як у системі
table-light-noon = Полудень
table-light-night = Ніч
table-speed = Анімація
table-speed-slow = Повільна
table-speed-normal = Звичайна
table-speed-fast = Швидка
table-speed-off = Вимкнена

## Афіша

table-motto = Настільні ігри про Дикий Захід · чесно · без реєстрації
table-name-ask = Як вас називати?
table-name-none = Гість
table-name-saved = Запам’ятали.
table-tonight = Зараз грають
table-play-now = Грати з ботами
table-play-now-one = Грати з ботом
table-play-now-hint =
    { $bots ->
        [1] Один клік: ви проти бота цього рівня.
        [one] Один клік: ви і { $bots } бот цього рівня.
        [few] Один клік: ви і { $bots } боти цього рівня.
       *[other] Один клік: ви і { $bots } ботів цього рівня.
    }
table-coming-carson-city = Займайте ділянки, будуйте місто й заробляйте на залізниці. Хто боїться перестрілки, лишиться без найкращої землі.
table-coming-western-legends = Їдьте куди заманеться: мийте золото, женіть худобу, грайте в покер чи грабуйте. Станьте легендою — по цей чи по той бік закону.
table-gather = Грати з друзями
table-new = Створити стіл
table-join-label = Маєте посилання чи код?
table-join-example = код столу
table-join = Увійти
table-join-unclear = Це не схоже ні на посилання на стіл, ні на його код.
table-mine = Мої столи
table-your-move = Ваш хід
table-waits-for-you = Чекають на вас
table-phase-playing = думають інші
table-phase-over = закінчено
table-open = Відкриті столи
table-open-none = Зараз немає відкритих столів. Створіть свій і лишіть двері відчиненими.
table-free-seats =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
table-games = Також на полиці
table-seats-range = гравців: { $fewest }–{ $most }
table-seats-exact = гравців: { $count }
table-set-up = Створити стіл
table-not-yet = Ще не завезли.
table-unofficial = Неофіційний стіл, зроблений гравцями. Назви ігор належать їхнім видавцям, а слова й малюнки тут наші власні.

## Новий стіл

table-new-game = Гра
table-new-seats = Місць
table-new-who = Хто грає
table-new-variants = Варіант
table-new-presets = Готові набори
table-new-door = Двері
table-new-private = Зачинені: стіл знайдуть лише ті, хто має посилання.
table-new-open = Відчинені: стіл видно на головній, і сісти може будь-хто.
table-new-start = Почати гру
table-new-start-hint = Усі на місцях: карти роздамо одразу.
table-new-make = Створити стіл
table-new-make-hint = Ви отримаєте посилання для друзів. На вільні місця згодом можна посадити ботів.
table-seat = Місце { $number }
table-chair-me = Я
table-chair-mate = Друг поруч
table-chair-mate-hint = Ще хтось за цим пристроєм
table-chair-anyone = Хто прийде
table-chair-anyone-hint = Вільно для того, хто має посилання
table-chair-bot = Бот
table-chair-level = Рівень бота на місці { $number }
table-chair-name = Ім’я гравця на місці { $number }
table-chair-name-none = Ім’я
table-switch-off = вимкнено
table-pace = Боти відповідають
table-pace-human = як люди
table-pace-quick = одразу
table-rhythm = Про пас стає відомо
table-rhythm-none = одразу
table-rhythm-seconds = за { $seconds } с
table-rhythm-hint = Завжди через той самий час: з того, скільки хтось думає, не вгадати, чи було чим відповісти.
table-grace = На тих, хто зник, чекають
table-grace-minutes = { $minutes } хв
table-grace-hours = { $hours } год
table-grace-hint = Лише потім господар може посадити замість них бота. Щойно вони повернуться, бот піде.
table-hints-hint = Хто має відповідати, може спитати поради в бувалого. Інші цього не помітять.

## Боти

table-bot-random = Новачок { $number }
table-bot-scout = Слідопит { $number }
table-bot-easy = Пастух { $number }
table-bot-normal = Ковбой { $number }
table-bot-hard = Стрілець { $number }
table-bot-expert = Легенда { $number }
table-bot-plays = бот: { $level }
table-level = Рівень ботів
table-level-random = Новачок
table-level-scout = Слідопит
table-level-easy = Легкий
table-level-normal = Звичайний
table-level-hard = Важкий
table-level-expert = Експерт
table-level-hint-easy = думає мить і часом помиляється: для перших ігор
table-level-hint-normal = знає свою справу
table-level-hint-hard = думає наперед і карає за помилки
table-level-hint-expert = думає до трьох секунд; мало хто його перемагав
table-temper = без особливої вдачі
table-temper-of = { $label }: вдача
table-temper-greedy = жадібний
table-temper-vengeful = мстивий
table-temper-cautious = обережний
table-temper-hint-greedy = не пройде повз здобич
table-temper-hint-vengeful = йому миліше, коли погано іншим
table-temper-hint-cautious = не лізе під кулі

## Перед грою

table-waiting-at = Збираємося за столом
table-seats = Гравці
table-free-seat = вільно
table-you = ви
table-host = господар
table-away = не за столом
table-sit = Сісти
table-seat-mate = Посадити друга
table-mate-name = Ім’я друга, який грає за цим пристроєм
table-stand-up = Встати з-за столу
table-free-it = Звільнити місце
table-fill-start = Додати ботів і почати
table-start = Почати гру
table-wait-start = Сідайте до столу або зачекайте на початок і дивіться.
table-wait-host = Гру починає господар столу.
table-host-away = Господар столу відійшов.
table-take-over = Стати господарем
table-take-over-in = Перебрати стіл можна за { $time }.
table-make-host = Зробити господарем
table-asked-to-leave = Господар столу попросив вас звільнити місце { $number }.
table-asked-to-leave-next = Сядьте на інше місце або лишайтеся глядачем.
table-invite = Запросити
table-invite-title = Сідайте з нами за стіл
table-invite-link = Посилання на цей стіл
table-copy = Скопіювати
table-copied = Скопійовано.
table-share = Поділитися
table-is-open = Стіл відкритий: його видно й на головній.
table-is-private = Стіл закритий: його знайдуть лише ті, хто має посилання.
table-hints-on = Підказки дозволено
table-hints-off = Без підказок

## За столом

table-board = Ігрове поле: { $game }
table-ending = Чим усе скінчилося
table-you-win = Ви перемогли!
table-sheets = Журнал, гравці, слова
table-menu = Меню
table-settings = Налаштування
table-my-seat =
    { $count ->
        [one] Моє місце
        [few] Мої місця
       *[other] Мої місця
    }
table-hand-to-bot = Хай поки пограє бот
table-take-back-seat = Повернутися на своє місце
table-stand-up-hint = Бот пограє за вас, доки ви не повернетеся. Хто встає з-за столу, звільняє місце для інших.
table-put-bot = Хай пограє бот: { $seat }
table-kept-by-bot = За вас поки грає бот.
table-bot-soon = бот можливий за { $time }
table-bot-ask = Посадити бота замість гравця { $seat }?
table-bot-ask-hint = Хто повернеться, одразу матиме своє місце й побачить у журналі, що робив бот. Тим часом не скасовують нічого, на що потрібна згода.
table-bot-ask-yes = Хай пограє бот
table-cancel = Не треба
table-seat-back = Поки вас не було, господар столу посадив замість вас бота. Місце знову ваше; що робив бот, видно в журналі.
table-bot-keeps = поки грає бот: { $level }
table-is-asked = відповідає
table-reconnecting = Зв’язок урвався. З’єднуємося знову…
table-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
table-your-move-is = Ваш хід. { $question }
table-your-answer = Ваша відповідь
table-your-answer-is = Потрібна ваша відповідь. { $question }
table-waiting-for = Чекаємо на відповідь: { $waiting }
table-bots-busy =
    { $before ->
        [one] Боти зайняті: у черзі попереду { $before } запит.
        [few] Боти зайняті: у черзі попереду { $before } запити.
       *[other] Боти зайняті: у черзі попереду { $before } запитів.
    }
table-sending = Надіслано…
table-sending-later = Відповідь піде, щойно з’явиться зв’язок.
table-skip = Пропустити
table-passing = Ви пасуєте. Решта дізнається, коли смужка добіжить кінця.
table-passing-alone = Відповісти нічим: коли смужка добіжить кінця, ви спасуєте автоматично.
table-pass-wait = Зачекати
table-pass-wait-hint = Притримати пас, доки не спасуєте самі: хай погадають.
table-beat = Доки біжить смужка, про пас не дізнається ніхто.
table-orders = Автовідповіді
table-orders-hint = Вони відповідають за вас щоразу, коли вас питають, доки ви їх не зміните. Цей браузер пам’ятає їх для цієї гри.
table-orders-automatic = Пасувати автоматично, коли відповісти нічим
table-orders-automatic-hint = Такий пас не відрізнити від будь-якого іншого. Якщо пристрій спільний, кожен пасує власноруч.
table-order-says = Ваша автовідповідь: { $order }
table-rule = правило { $rule }
table-rule-title = Правило { $rule }
table-rule-none = На цій сторінці немає тексту цього правила.
table-undo-cost-chance = Без вороття: щойно ви відповісте, своє слово скаже випадок.
table-undo-cost-revealed = Без вороття: відкриється щось приховане.
table-undo-cost-handed = Без вороття: після цього відповідає хтось інший.
table-undo = Скасувати
table-undo-ask = Попросити скасувати
table-undo-ask-hint = Це можна скасувати, лише якщо погодяться інші.
table-undo-wanted = { $seat } просить скасувати останню відповідь. Ви згодні?
table-undo-pending = { $seat } просить скасувати останню відповідь. Ще мають погодитися: { $waiting }
table-agree = Погодитися
table-refuse = Відмовити
table-advice-ask = Спитати бувалого
table-advice-hint = Що зробив би бувалий на вашому місці?
table-advice-thinking = Бувалий міркує…
table-advice-waiting =
    { $before ->
        [one] Бувалий зайнятий: у черзі попереду { $before } запит…
        [few] Бувалий зайнятий: у черзі попереду { $before } запити…
       *[other] Бувалий зайнятий: у черзі попереду { $before } запитів…
    }
table-advice-title = Бувалий зробив би так:
table-advice-one = { $text }: { $percent }% на перемогу.
table-percent = { $percent }%
table-log = Журнал
table-log-newest = До найновішого
table-log-earlier = Раніше
table-words = Слова
table-words-label = Відповісти словами
table-words-example = напр.: { $words }
table-words-none = поки нічого
table-words-send = Відповісти
table-words-unknown = Такої відповіді, «{ $words }», зараз немає. Це не чат: написане тут бачите лише ви. Напишіть те, що стоїть на кнопці, наприклад: { $example }
table-words-several = «{ $words }» підходить до кількох відповідей: { $allowed }
table-words-not-asked = Зараз вас ні про що не питають. Це не чат: написане тут бачите лише ви.
table-command-undo = скасувати
table-command-help = довідка
# Літери, яких не дістає жоден варіант: їхні клавіші скасовують хід і відкривають журнал
table-keys-reserved = гд

## Кілька людей за одним пристроєм

table-hand-over = Передайте пристрій: тепер { $seat }
table-hand-over-hint = Решта хай поки не дивиться.
table-i-am = Це я, { $seat }

## Клавіші

table-help = Клавіші
table-help-three-ways = Клацніть те, що хочете, натисніть його клавішу або напишіть словами: усі три способи рівноцінні.
table-key-digits = перша, друга … відповідь зі списку
table-key-letters = відповідь із цією літерою; літера означає те саме впродовж усієї гри
table-key-arrows = перейти до іншої відповіді
table-key-enter = дати відповідь, на якій ви зупинилися
table-key-words = відповісти словами
table-key-undo = скасувати або попросити про це інших
table-key-advice = спитати бувалого; ще раз: перейти до поради
table-key-log = до журналу
table-key-escape = пропустити анімацію, закрити
table-key-help = цей перелік
table-help-words = Словами — як на кнопках або як у записі партії; «скасувати» й «довідка» теж підійдуть. Написане бачите лише ви.
table-help-keeps = Маленький замок позначає відповіді, яких самотужки вже не скасуєш.
table-help-letters = Літери цієї гри

## Кінець

table-rematch = Зіграти ще
table-rematch-go = До наступної партії
table-record = Запис партії
table-fair = Чи все було чесно?
table-fair-how = Усі випадковості цієї партії походять з одного таємного початкового числа. Його відбиток оголошено до першого ходу, а саме число показано тепер. Маючи запис, будь-хто може перерахувати всю партію:
table-seed = Початкове число
table-seed-hash = Відбиток початкового числа (SHA-256)

## Розбір гри

table-review = Розібрати гру
table-review-title = Розбір гри
table-review-back = Назад до підсумку
table-review-making = Переглядаємо гру хід за ходом…
table-review-made = ходів: { $done } із { $total }
table-review-again = Спробувати ще раз
table-review-chart = Шанси всіх на перемогу, хід за ходом
table-review-chart-hint = Тягніть або натискайте стрілки; Page Up і Page Down переходять одразу на цілий раунд чи хід гравця. Трикутники позначають переломні моменти.
table-review-start = Перед першим ходом
table-review-answer = Хід { $number } із { $total }
table-review-did = { $seat }: { $what }
table-review-change = { $seat }: { $before }% → { $after }%
table-review-by-play = здебільшого через сам хід
table-review-by-luck = здебільшого випадок: що витягли чи що було приховано
table-review-turns = Переломні моменти
table-review-no-turns = Переломних моментів не було: нічого не змінювалося різко.
table-review-decisions = Рішення за рішенням
table-review-decisions-hint = Порівняно з тим, що зробив би бувалий, знаючи лише те, що міг знати гравець.
table-review-whose = Чиї рішення
table-review-order = Порядок
table-review-order-worst = Спершу найгрубіші помилки
table-review-order-time = Як грали
table-review-better = Краще: { $what }.
table-review-fine = Кращого не знайшлося.
table-review-no-mistakes = Жодної помилки, вартої згадки.
table-review-all =
    { $count ->
        [one] Показати { $count }
       *[other] Показати всі { $count }
    }
table-review-luck = Везіння і вміння
table-review-luck-hint = Що змінювало шанс кожного від початку до кінця: власні ходи, ходи інших і випадок.
table-review-way = { $before }% → { $after }%
table-review-leg-play = власна гра
table-review-leg-others = гра інших
table-review-leg-luck = везіння
table-review-share = З того, що його змінило, { $luck }% — везіння, { $skill }% — власна гра.
table-review-loss =
    { $points ->
        [0] Помилки не коштували нічого.
        [one] Помилки коштували { $points } відсотковий пункт.
        [few] Помилки коштували { $points } відсоткові пункти.
       *[other] Помилки коштували { $points } відсоткових пунктів.
    }
table-review-chances = Шанси цієї миті
table-review-ledger = Те саме таблицею
table-review-number = №
table-review-what = Що зроблено
table-percent-more = +{ $percent }%
table-percent-less = −{ $percent }%

## Гра, для якої на сторінці немає малюнків

table-plain-hidden = приховано або порожньо
table-plain-none = нічого
table-plain-player = Гравець
table-plain-score = Рахунок
table-plain-nobody = Переможця немає.
table-plain-winners =
    { $count ->
        [one] Перемога: { $seats }!
        [few] Перемогли: { $seats }!
        [many] Перемогли: { $seats }!
       *[other] Перемогли: { $seats }!
    }

## Журнал

table-entry-made = Стіл створено.
table-entry-sat = { $seat } сідає за стіл.
table-entry-stood = { $seat } встає з-за столу.
table-entry-bot = { $seat }: тепер грає { $bot }.
table-entry-back = { $seat } знову за столом.
table-entry-freed = Господар просить звільнити місце: { $seat }.
table-entry-kept = { $by } саджає бота: { $bot } грає замість { $seat }.
table-entry-kept-host = Господар саджає бота: { $bot } грає замість { $seat }.
table-entry-host = Тепер господар — { $seat }.
table-entry-began = Гра починається.
table-entry-undo-asked = { $seat } просить скасувати відповідь.
table-entry-undo-agreed = { $seat } погоджується скасувати.
table-entry-undo-refused = { $seat } не погоджується скасувати.
table-entry-undone = { $seat } скасовує відповідь.
