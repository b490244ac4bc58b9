# Що каже команда `saloon`. Ключі починаються з `cli-`.

## Довідка

cli-help-saloon = Настільні ігри про Дикий Захід у вашому терміналі: грайте проти ботів чи з друзями, переглядайте партії, влаштовуйте змагання ботів.
cli-help-examples = наприклад:
    { "  " }saloon play colt-express             ви проти трьох ботів
    { "  " }saloon play bang-duel                ви проти бота
    { "  " }saloon play colt-express --hotseat   усі за цим пристроєм
    { "  " }saloon rules colt-express 6.5        одне правило
cli-help-commands = команди
cli-help-command = КОМАНДА
cli-help-games = які є ігри, на скількох гравців та з якими варіантами
cli-help-rules = прочитати правила гри
cli-help-play = зіграти партію
cli-help-simulate = дати ботам зіграти багато партій і порахувати перемоги
cli-help-arena = влаштувати змагання ботів і дізнатися силу кожного
cli-help-balance = перевірити, чи гра справедлива до місць, сторін і персонажів
cli-help-replay = переглянути записану партію або перевірити її
cli-help-review = озирнутися на дограну партію: шанси, переломні миті, помилки, удача
cli-help-bench = виміряти швидкість рушія на цій машині
cli-help-new-game = створити маленьку готову гру, щоб почати з неї власну
cli-help-new-game-name = назва гри, як-от gold-rush
cli-help-new-game-into = нова або порожня тека для пакета
cli-help-completion = вивести скрипт автодоповнення для командної оболонки
cli-help-shell = bash, zsh або fish
cli-help-serve = відкрити стіл у браузері
cli-help-serve-host = адреса, на якій слухати (типово 127.0.0.1: лише ця машина)
cli-help-serve-port = порт, на якому слухати (типово 8000; 0 — будь-який вільний)
cli-help-serve-data = тека для ігор і гравців
cli-help-serve-database = адреса бази PostgreSQL замість теки
cli-help-serve-proxy = проксі перед сервером: його адресі або мережі вірять щодо того, звідки прийшли відвідувачі (типово: ця машина)
cli-help-serve-public-url = адреса, яку відкривають гравці, як-от https://saloon.example: на інші імена сервер не відповідає
cli-help-serve-metrics-token = показувати /metrics і тому, хто надішле цей ключ (без нього: лише цій машині)
cli-help-lang = мова: en, uk, ru, it
cli-help-version = показати версію
cli-help-game = гра з переліку «saloon games»
cli-help-number = правило, наприклад 6.5, або розділ, наприклад 6
cli-help-seats = кількість гравців (якщо не сказано, 4 або найближча, яку дозволяє гра)
cli-help-seed = початкове число випадковості; з тим самим числом роздача та сама
cli-help-preset = готовий набір параметрів з переліку «saloon games», наприклад first-game
cli-help-switch = параметр з переліку «saloon games», наприклад events=off; можна вказати кілька; важить більше за набір
cli-help-bot = хто грає за решту, через кому: scout чи random (якщо не сказано, scout; scout:50 думає менше)
cli-help-seat = котре місце ваше, від 1 (якщо не сказано, 1); якщо місця різні, про них кажуть правила гри
cli-help-hotseat = на всіх місцях люди, які ходять по черзі за цим пристроєм
cli-help-cores = на скількох ядрах думає кожен бот
cli-help-resume = продовжити партію: ту, що у файлі FILE, або ту, яку ви залишили останньою
cli-help-games-count = скільки партій (якщо не сказано, 100)
cli-help-bots = хто грає, через кому; від партії до партії вони міняються місцями (якщо не сказано, random)
cli-help-jobs = скільки процесорів задіяти; результати від цього не залежать
cli-help-json = вивести все у форматі JSON
cli-help-arena-bots = хто змагається, через кому, наприклад hard,normal,scout:50 або hard,3*normal; кожен сидить на кожному місці однаково часто
cli-help-arena-duplicate = грати кожну роздачу по разу для кожного місця, яке можуть зайняти боти
cli-help-arena-clock = боти зупиняються, коли спливає їхній час; результати тоді не повторюються
cli-help-arena-jobs = скільки процесорів задіяти (якщо не вказано — один, у кластері всі); результати ті самі
cli-help-arena-ray = грати в кластері Ray за цією адресою, host:port або «auto»
cli-help-arena-out = зберігати результати й записи в цій теці; та сама команда продовжить, де зупинилася
cli-help-balance-bot = хто грає на всіх місцях (якщо не вказано — random)
cli-help-balance-games = скільки партій на кожну кількість гравців і кожен варіант (якщо не вказано — 1000)
cli-help-balance-html = ще й записати звіт із графіками в цей файл
cli-help-record = запис партії
cli-help-verify = лише перевірити запис: початкове число, ланцюжок, відповіді, підсумок
cli-help-step = малювати стіл після кожної відповіді й чекати на Enter
cli-help-worlds = скільки світів перебрати для кожної відповіді (якщо не вказано, 400); більше — довше, зате точніше
cli-help-all = усі режими й кількості гравців
cli-help-seconds = тривалість одного вимірювання (якщо не сказано, 0.3)

## Те, що каже argparse. Замість %(…)s він підставляє своє.

cli-arg-usage = використання:{ " " }
cli-arg-positional = аргументи
cli-arg-options = параметри
cli-arg-help = показати цю довідку
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-required = бракує: %s
cli-arg-unrecognized = незрозуміло: %s
cli-arg-expected-one = бракує значення
cli-arg-choice = «%(value)s» немає серед %(choices)s
cli-arg-value = «%(value)s» — не число
cli-arg-explicit = значення не потрібне, а вказано %r

## Помилки

cli-usage = { $message } (довідка: { $command })
cli-unknown-language = Мовою «{ $language }» тут не розмовляють; є такі: { $languages }.
cli-switch-form = «{ $text }» не має вигляду назва=значення, наприклад events=off.
cli-seed-form = «{ $text }» не годиться: початкове число — ціле, від 0 до 2²⁵⁶ − 1, десяткове або 0x….
cli-not-positive = { $name } має бути щонайменше 1, а не { $number }.
cli-bad-seconds = --seconds має бути більше від 0 і не більше за { $most }, а не { $number }.
cli-hotseat-or-bots = З --hotseat на всіх місцях люди, тож --bots тут зайве.
cli-hotseat-or-seat = З --hotseat на всіх місцях люди, тож --seat тут зайве.
cli-no-such-seat = Місця { $number } немає: у цій грі місця від 1 до { $most }.
cli-resume-alone = Продовжена партія зберігає свої місця, початкове число й варіант: --resume не поєднується з --seats, --seed, --preset та --switch.
cli-resume-other-game = { $path } — це партія іншої гри: { $title }.
cli-resume-finished = Партію в { $path } вже дограно; її покаже «saloon replay».
cli-review-unfinished = Партію в { $path } не дограно: розбір виказав би те, що ще приховано.
cli-nothing-left = У { $folder } немає залишених партій.
cli-file-missing = Файла { $path } немає.
cli-file-forbidden = { $path } не можна читати чи записувати.
cli-file-folder = { $path } — це тека, а не файл.
cli-file-exists = { $path } уже є, і це щось інше; виберіть іншу назву.
cli-file-not-text = { $path } — не текстовий файл.
cli-file-unusable = { $path } не годиться: { $why }.
cli-no-rule-in-chapter = Правила { $number } немає; у цьому розділі є правила від { $first } до { $last }.
cli-no-chapter = Правила { $number } немає; є розділи від { $first } до { $last } і правила на зразок { $first }.1.
cli-interpreted = Рушій працює тут як звичайний Python: усе діє, але боти думають повільніше.

## games

cli-games-seats = гравців: { $fewest }–{ $most }
cli-games-seats-exact = гравців: { $count }
cli-games-preset = ({ $switches })
cli-games-default = (зазвичай { $value })

## За столом

cli-bot-scout = слідопит
cli-bot-random = навмання
cli-seed-hash = Відбиток початкового числа: { $hash }
cli-seed = Початкове число: { $seed }
cli-welcome-help = Відповідайте числом або першими літерами. «довідка» розкаже решту.
cli-welcome-back = { $count ->
    [one] З поверненням! Досі дано { $count } відповідь.
    [few] З поверненням! Досі дано { $count } відповіді.
   *[other] З поверненням! Досі дано { $count } відповідей.
}
cli-thinking = { $seat } думає…
cli-ask-rule = (правило { $number })
cli-ask-mark = { $mark } можна скасувати
cli-pass-on = Передайте пристрій. Тепер відповідає { $seat }.
cli-pass-on-enter = { $seat }, натисніть Enter, коли ніхто не підглядає.
cli-pass-on-undo = Щоб забрати останню відповідь, { $seat } ще може написати тут «скасувати».
cli-no-such-number = Відповіді { $number } немає: напишіть число від 1 до { $most } або слова.
cli-ambiguous = «{ $text }» може означати: { $possible }
cli-not-understood = «{ $text }» тут не підходить. Можна: { $possible }
cli-undo-nothing = Ви ще нічого не відповіли, тож скасовувати нема чого.
cli-undo-handed = Цього вже не скасувати: після вас уже хтось відповів ({ $seat }).
cli-undo-chance = Цього вже не скасувати: своє слово сказав випадок.
cli-undo-revealed = Цього вже не скасувати: відкрилося щось приховане.
cli-hint-thinking = Зважую ваші відповіді…
cli-hint-only = Відповідь лише одна: { $answer }
cli-hint-chance = З найкращою відповіддю ви виграєте приблизно { $chance } таких партій:
cli-save-where = Куди? Напишіть, наприклад: зберегти game.jsonl
cli-saved = Збережено. Щоб колись продовжити звідси:
cli-left = Партію збережено. Щоб продовжити:
cli-kept = Щоб перевірити, що все було чесно: { $command }
cli-kept-review = Щоб розібрати партію: { $command }

# Те, що пишуть гравці; англійські слова зрозумілі будь-якою мовою
cli-command-hint = підказка
cli-command-rule = ?
cli-command-help = довідка
cli-command-look = стіл
cli-command-log = журнал
cli-command-undo = скасувати
cli-command-save = зберегти
cli-command-quit = вийти
cli-help-answers = Відповідайте номером варіанта, його словами або їхнім початком, якщо він однозначний. Сам лише Enter малює стіл заново. Крім того:
cli-help-at-hint = найкращі відповіді, шанс виграти з кожною і чому
cli-help-at-rule = правило, на якому ґрунтується запитання; «? 6.5» покаже будь-яке інше
cli-help-at-help = ця сторінка
cli-help-at-look = увесь стіл з усіма подробицями
cli-help-at-log = усе, що сталося досі
cli-help-at-undo = забрати останню відповідь, якщо відтоді нічого не відкрилося й ніхто інший не відповідав
cli-help-at-save = «зберегти ФАЙЛ» записує копію партії
cli-help-at-quit = піти; партія збережеться
cli-help-signs = Знаки на столі:

## replay

cli-verified = { $count ->
    [one] Перевірено: відбиток початкового числа { $hash }…, ланцюжок, { $count } відповідь і підсумок правильні.
    [few] Перевірено: відбиток початкового числа { $hash }…, ланцюжок, { $count } відповіді й підсумок правильні.
   *[other] Перевірено: відбиток початкового числа { $hash }…, ланцюжок, { $count } відповідей і підсумок правильні.
}
cli-verified-unfinished = { $count ->
    [one] Перевірено: відбиток початкового числа { $hash }…, ланцюжок і { $count } відповідь правильні; партію не дограно.
    [few] Перевірено: відбиток початкового числа { $hash }…, ланцюжок і { $count } відповіді правильні; партію не дограно.
   *[other] Перевірено: відбиток початкового числа { $hash }…, ланцюжок і { $count } відповідей правильні; партію не дограно.
}
cli-step = [Enter]{ " " }

## review

cli-review-title = розбір партії
cli-review-chart = Шанс кожного гравця виграти, від першого ходу до останнього, з відкритими картами. Числа внизу — переломні миті.
cli-review-turns = Переломні миті
cli-review-no-turns = Їх не було: шанси майже не змінювалися.
cli-review-answer = Хід { $number }, { $seat }: { $answer }
cli-review-swing-play = { $seat }: { $before } → { $after }, радше завдяки відповіді, ніж удачі
cli-review-swing-luck = { $seat }: { $before } → { $after }, радше через удачу, ніж через відповідь
cli-review-balance = Куди поділися шанси
cli-review-player = гравець
cli-review-start = спершу
cli-review-end = врешті
cli-review-play = своя гра
cli-review-others = чужа гра
cli-review-luck = удача
cli-review-share = частка удачі
cli-review-loss = втрачено
cli-review-explained = Спершу + своя гра + чужа гра + удача = врешті. Гру порівняно з гравцем, який діє за звичкою; удача — те, чого не міг знати жоден, хто відповідав. Втрачено: проти найкращих відповідей, які знаходить бот, знаючи те саме.
cli-review-mistakes = Що коштувало найдорожче
cli-review-no-mistakes = Ніхто не припустився помилки, вартої згадки.
cli-review-better = Краще: { $answer } ({ $chance } замість { $instead })

## simulate

cli-simulate-bot = бот
cli-simulate-played = зіграно
cli-simulate-wins = перемоги
cli-simulate-rate = частка перемог (95 %)
cli-simulate-score = середній рахунок
cli-simulate-speed = { $count ->
    [one] { $count } партія, у середньому відповідей: { $length }, партій за секунду: { $speed }.
    [few] { $count } партії, у середньому відповідей: { $length }, партій за секунду: { $speed }.
   *[other] { $count } партій, у середньому відповідей: { $length }, партій за секунду: { $speed }.
}

## arena

cli-arena-bot = бот
cli-arena-rating = рейтинг (95 %)
cli-arena-played = зіграно
cli-arena-rate = частка перемог (95 %)
cli-arena-score = середній рахунок
cli-arena-think = мс на відповідь
cli-arena-longest = найдовше
cli-arena-meetings = Як часто бот ліворуч випереджає бота вгорі:
cli-arena-length = { $count ->
    [one] { $count } партія, у середньому відповідей: { $length }.
    [few] { $count } партії, у середньому відповідей: { $length }.
   *[other] { $count } партій, у середньому відповідей: { $length }.
}
cli-arena-uneven = Не всі сиділи на кожному місці однаково часто: для цього кількість партій має ділитися на { $count }.
cli-arena-unrepeatable = Боти грали за годинником: наступного разу результати будуть іншими.
cli-arena-kept = { $count ->
    [one] У { $path } збережено { $count } партію; та сама команда продовжить звідти.
    [few] У { $path } збережено { $count } партії; та сама команда продовжить звідти.
   *[other] У { $path } збережено { $count } партій; та сама команда продовжить звідти.
}

## balance

cli-balance-played = зіграно
cli-balance-rate = частка перемог (95 %)
cli-balance-fair = справедливо

## bench

cli-bench-compiled = Рушій скомпільовано. Випадкова гра на одному ядрі; час у мкс.
cli-bench-interpreted = Рушій інтерпретується. Випадкова гра на одному ядрі; час у мкс.
cli-bench-mode = режим
cli-bench-seats = місця
cli-bench-games = партій за с
cli-bench-decisions = відпов. за с
cli-bench-length = відпов. у партії
cli-bench-copy = copy
cli-bench-view = view
cli-bench-imagine = imagine
cli-bench-dump = dump
cli-bench-load = load
cli-mode-standard = звичайний

## The table in the browser

cli-serve-missing = Для столу в браузері потрібні ще пакунки (бракує { $package }): pip install "saloon[table]"
cli-serve-open = Салун відчинено: { $address }
cli-serve-no-port = Не вдалося слухати { $host }, порт { $port }: { $reason }. Спробуйте інший: --port.
cli-serve-bad-proxy = «{ $given }» — це не адреса проксі. Вкажіть адресу або мережу, як-от 10.0.0.7 чи 10.0.0.0/24.
cli-serve-bad-public-url = «{ $given }» — це не публічна адреса. Потрібні схема й ім’я, а після них нічого, як-от https://saloon.example.
cli-serve-bad-token = Ключ для --metrics-token має щонайменше { $fewest } знаків: латинські літери, цифри й розділові знаки, без пробілів.

## Власна гра

cli-new-game-done = Гра { $name } лежить у { $folder }. Далі там:
    { "  " }pip install -e ".[dev]"
    { "  " }pytest
    { "  " }saloon play { $name }
cli-new-game-name = «{ $name }» не може бути назвою гри: потрібні малі латинські літери й цифри, слова через дефіс, як-от gold-rush.
cli-new-game-taken = Гра «{ $name }» уже є. Виберіть іншу назву, ніж: { $games }
cli-new-game-module = «{ $name }» затулить модуль { $module }, який у Python уже є. Виберіть іншу назву.
cli-new-game-folder = { $folder } уже існує й не порожня. Назвіть нову теку.
