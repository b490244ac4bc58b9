# Что говорит команда `saloon`. Ключи начинаются с `cli-`.

## Справка

cli-help-saloon = Настольные игры о Диком Западе в вашем терминале: играйте против ботов или с друзьями, пересматривайте партии, устраивайте состязания ботов.
cli-help-examples = например:
    { "  " }saloon play colt-express             вы против трёх ботов
    { "  " }saloon play bang-duel                вы против бота
    { "  " }saloon play colt-express --hotseat   все за этим устройством
    { "  " }saloon rules colt-express 6.5        одно правило
cli-help-commands = команды
cli-help-command = КОМАНДА
cli-help-games = какие есть игры, на скольких игроков и с какими вариантами
cli-help-rules = прочитать правила игры
cli-help-play = сыграть партию
cli-help-simulate = дать ботам сыграть много партий и посчитать победы
cli-help-arena = устроить состязание ботов и узнать силу каждого
cli-help-balance = проверить, справедлива ли игра к местам, сторонам и персонажам
cli-help-replay = пересмотреть записанную партию или проверить её
cli-help-review = оглянуться на доигранную партию: шансы, переломы, ошибки, удача
cli-help-bench = измерить скорость движка на этой машине
cli-help-new-game = создать маленькую готовую игру, чтобы начать с неё свою
cli-help-new-game-name = название игры, например gold-rush
cli-help-new-game-into = новая или пустая папка для пакета
cli-help-completion = вывести скрипт автодополнения для командной оболочки
cli-help-shell = bash, zsh или fish
cli-help-serve = открыть стол в браузере
cli-help-serve-host = адрес, на котором слушать (по умолчанию 127.0.0.1: только эта машина)
cli-help-serve-port = порт, на котором слушать (по умолчанию 8000; 0 — любой свободный)
cli-help-serve-data = папка для игр и игроков
cli-help-serve-database = адрес базы PostgreSQL вместо папки
cli-help-serve-proxy = прокси перед сервером: его адресу или сети верят в том, откуда пришли посетители (по умолчанию: эта машина)
cli-help-serve-public-url = адрес, который открывают игроки, например https://saloon.example: на другие имена сервер не отвечает
cli-help-serve-metrics-token = показывать /metrics и тому, кто пришлёт этот ключ (без него: только этой машине)
cli-help-lang = язык: en, uk, ru, it
cli-help-version = показать версию
cli-help-game = игра из списка «saloon games»
cli-help-number = правило, например 6.5, или глава, например 6
cli-help-seats = число игроков (если не сказано, 4 или ближайшее, которое допускает игра)
cli-help-seed = начальное число случайности; с тем же числом раздача та же
cli-help-preset = готовый набор параметров из списка «saloon games», например first-game
cli-help-switch = параметр из списка «saloon games», например events=off; можно указать несколько; важнее набора
cli-help-bot = кто играет за остальных, через запятую: scout или random (если не сказано, scout; scout:50 думает меньше)
cli-help-seat = которое место ваше, от 1 (если не сказано, 1); если места разные, о них говорят правила игры
cli-help-hotseat = на всех местах люди, которые ходят по очереди за этим устройством
cli-help-cores = на скольких ядрах думает каждый бот
cli-help-resume = продолжить партию: ту, что в файле FILE, или ту, которую вы оставили последней
cli-help-games-count = сколько партий (если не сказано, 100)
cli-help-bots = кто играет, через запятую; от партии к партии они меняются местами (если не сказано, random)
cli-help-jobs = сколько процессоров задействовать; результаты от этого не зависят
cli-help-json = вывести всё в формате JSON
cli-help-arena-bots = кто состязается, через запятую, например hard,normal,scout:50 или hard,3*normal; каждый сидит на каждом месте одинаково часто
cli-help-arena-duplicate = играть каждую раздачу по разу для каждого места, которое могут занять боты
cli-help-arena-clock = боты останавливаются, когда выходит их время; результаты тогда не повторяются
cli-help-arena-jobs = сколько процессоров занять (если не указано — один, в кластере все); результаты те же
cli-help-arena-ray = играть в кластере Ray по этому адресу, host:port или «auto»
cli-help-arena-out = хранить результаты и записи в этой папке; та же команда продолжит с места остановки
cli-help-balance-bot = кто играет на всех местах (если не указано — random)
cli-help-balance-games = сколько партий на каждое число игроков и каждый вариант (если не указано — 1000)
cli-help-balance-html = ещё и записать отчёт с графиками в этот файл
cli-help-record = запись партии
cli-help-verify = только проверить запись: начальное число, цепочку, ответы, итог
cli-help-step = рисовать стол после каждого ответа и ждать Enter
cli-help-worlds = сколько миров перебрать для каждого ответа (если не указано, 400); больше — дольше, зато точнее
cli-help-all = все режимы и числа игроков
cli-help-seconds = длительность одного измерения (если не сказано, 0.3)

## То, что говорит argparse. Вместо %(…)s он подставляет своё.

cli-arg-usage = использование:{ " " }
cli-arg-positional = аргументы
cli-arg-options = параметры
cli-arg-help = показать эту справку
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-required = не хватает: %s
cli-arg-unrecognized = непонятно: %s
cli-arg-expected-one = не хватает значения
cli-arg-choice = «%(value)s» нет среди %(choices)s
cli-arg-value = «%(value)s» — не число
cli-arg-explicit = значение не нужно, а указано %r

## Ошибки

cli-usage = { $message } (справка: { $command })
cli-unknown-language = На языке «{ $language }» здесь не говорят; есть такие: { $languages }.
cli-switch-form = «{ $text }» не имеет вида название=значение, например events=off.
cli-seed-form = «{ $text }» не годится: начальное число — целое, от 0 до 2²⁵⁶ − 1, десятичное или 0x….
cli-not-positive = { $name } должно быть не меньше 1, а не { $number }.
cli-bad-seconds = --seconds должно быть больше 0 и не больше { $most }, а не { $number }.
cli-hotseat-or-bots = С --hotseat на всех местах люди, поэтому --bots здесь лишнее.
cli-hotseat-or-seat = С --hotseat на всех местах люди, поэтому --seat здесь лишнее.
cli-no-such-seat = Места { $number } нет: в этой игре места от 1 до { $most }.
cli-resume-alone = Продолженная партия сохраняет свои места, начальное число и вариант: --resume не сочетается с --seats, --seed, --preset и --switch.
cli-resume-other-game = { $path } — это партия другой игры: { $title }.
cli-resume-finished = Партия в { $path } уже доиграна; её покажет «saloon replay».
cli-review-unfinished = Партия в { $path } не доиграна: разбор выдал бы то, что ещё скрыто.
cli-nothing-left = В { $folder } нет оставленных партий.
cli-file-missing = Файла { $path } нет.
cli-file-forbidden = { $path } нельзя читать или записывать.
cli-file-folder = { $path } — это папка, а не файл.
cli-file-exists = { $path } уже есть, и это что-то другое; выберите другое имя.
cli-file-not-text = { $path } — не текстовый файл.
cli-file-unusable = { $path } не годится: { $why }.
cli-no-rule-in-chapter = Правила { $number } нет; в этой главе есть правила от { $first } до { $last }.
cli-no-chapter = Правила { $number } нет; есть главы от { $first } до { $last } и правила вроде { $first }.1.
cli-interpreted = Движок работает здесь как обычный Python: всё действует, но боты думают медленнее.

## games

cli-games-seats = игроков: { $fewest }–{ $most }
cli-games-seats-exact = игроков: { $count }
cli-games-preset = ({ $switches })
cli-games-default = (обычно { $value })

## За столом

cli-bot-scout = следопыт
cli-bot-random = наугад
cli-seed-hash = Отпечаток начального числа: { $hash }
cli-seed = Начальное число: { $seed }
cli-welcome-help = Отвечайте числом или первыми буквами. «справка» расскажет остальное.
cli-welcome-back = { $count ->
    [one] С возвращением! Пока что дан { $count } ответ.
    [few] С возвращением! Пока что дано { $count } ответа.
   *[other] С возвращением! Пока что дано { $count } ответов.
}
cli-thinking = { $seat } думает…
cli-ask-rule = (правило { $number })
cli-ask-mark = { $mark } можно отменить
cli-pass-on = Передайте устройство. Теперь отвечает { $seat }.
cli-pass-on-enter = { $seat }, нажмите Enter, когда никто не подглядывает.
cli-pass-on-undo = Чтобы забрать последний ответ, { $seat } ещё может написать здесь «отменить».
cli-no-such-number = Ответа { $number } нет: напишите число от 1 до { $most } или слова.
cli-ambiguous = «{ $text }» может означать: { $possible }
cli-not-understood = «{ $text }» здесь не подходит. Можно: { $possible }
cli-undo-nothing = Вы ещё ничего не ответили, так что отменять нечего.
cli-undo-handed = Этого уже не отменить: после вас уже кто-то ответил ({ $seat }).
cli-undo-chance = Этого уже не отменить: своё слово сказал случай.
cli-undo-revealed = Этого уже не отменить: открылось что-то скрытое.
cli-hint-thinking = Взвешиваю ваши ответы…
cli-hint-only = Ответ только один: { $answer }
cli-hint-chance = С лучшим ответом вы выиграете примерно { $chance } таких партий:
cli-save-where = Куда? Напишите, например: сохранить game.jsonl
cli-saved = Сохранено. Чтобы когда-нибудь продолжить отсюда:
cli-left = Партия сохранена. Чтобы продолжить:
cli-kept = Чтобы проверить, что всё было честно: { $command }
cli-kept-review = Чтобы разобрать партию: { $command }

# То, что пишут игроки; английские слова понятны на любом языке
cli-command-hint = подсказка
cli-command-rule = ?
cli-command-help = справка
cli-command-look = стол
cli-command-log = журнал
cli-command-undo = отменить
cli-command-save = сохранить
cli-command-quit = выйти
cli-help-answers = Отвечайте номером варианта, его словами или их началом, если оно однозначно. Один только Enter рисует стол заново. Кроме того:
cli-help-at-hint = лучшие ответы, шанс выиграть с каждым и почему
cli-help-at-rule = правило, на котором основан вопрос; «? 6.5» покажет любое другое
cli-help-at-help = эта страница
cli-help-at-look = весь стол со всеми подробностями
cli-help-at-log = всё, что случилось до сих пор
cli-help-at-undo = забрать последний ответ, если с тех пор ничего не открылось и никто другой не отвечал
cli-help-at-save = «сохранить ФАЙЛ» записывает копию партии
cli-help-at-quit = уйти; партия сохранится
cli-help-signs = Знаки на столе:

## replay

cli-verified = { $count ->
    [one] Проверено: отпечаток начального числа { $hash }…, цепочка, { $count } ответ и итог верны.
    [few] Проверено: отпечаток начального числа { $hash }…, цепочка, { $count } ответа и итог верны.
   *[other] Проверено: отпечаток начального числа { $hash }…, цепочка, { $count } ответов и итог верны.
}
cli-verified-unfinished = { $count ->
    [one] Проверено: отпечаток начального числа { $hash }…, цепочка и { $count } ответ верны; партия не доиграна.
    [few] Проверено: отпечаток начального числа { $hash }…, цепочка и { $count } ответа верны; партия не доиграна.
   *[other] Проверено: отпечаток начального числа { $hash }…, цепочка и { $count } ответов верны; партия не доиграна.
}
cli-step = [Enter]{ " " }

## review

cli-review-title = разбор партии
cli-review-chart = Шанс каждого игрока выиграть, от первого хода до последнего, с открытыми картами. Числа внизу — переломы.
cli-review-turns = Переломы
cli-review-no-turns = Их не было: шансы почти не менялись.
cli-review-answer = Ход { $number }, { $seat }: { $answer }
cli-review-swing-play = { $seat }: { $before } → { $after }, скорее из-за ответа, чем из-за удачи
cli-review-swing-luck = { $seat }: { $before } → { $after }, скорее из-за удачи, чем из-за ответа
cli-review-balance = Куда делись шансы
cli-review-player = игрок
cli-review-start = сперва
cli-review-end = в итоге
cli-review-play = своя игра
cli-review-others = чужая игра
cli-review-luck = удача
cli-review-share = доля удачи
cli-review-loss = упущено
cli-review-explained = Сперва + своя игра + чужая игра + удача = в итоге. Игра сравнивается с игроком, который действует по привычке; удача — то, чего не мог знать никто из отвечавших. Упущено: против лучших ответов, которые находит бот, зная то же самое.
cli-review-mistakes = Что обошлось дороже всего
cli-review-no-mistakes = Никто не сделал ошибки, достойной упоминания.
cli-review-better = Лучше: { $answer } ({ $chance } вместо { $instead })

## simulate

cli-simulate-bot = бот
cli-simulate-played = сыграно
cli-simulate-wins = победы
cli-simulate-rate = доля побед (95 %)
cli-simulate-score = средний счёт
cli-simulate-speed = { $count ->
    [one] { $count } партия, в среднем ответов: { $length }, партий в секунду: { $speed }.
    [few] { $count } партии, в среднем ответов: { $length }, партий в секунду: { $speed }.
   *[other] { $count } партий, в среднем ответов: { $length }, партий в секунду: { $speed }.
}

## arena

cli-arena-bot = бот
cli-arena-rating = рейтинг (95 %)
cli-arena-played = сыграно
cli-arena-rate = доля побед (95 %)
cli-arena-score = средний счёт
cli-arena-think = мс на ответ
cli-arena-longest = дольше всего
cli-arena-meetings = Как часто бот слева опережает бота вверху:
cli-arena-length = { $count ->
    [one] { $count } партия, в среднем ответов: { $length }.
    [few] { $count } партии, в среднем ответов: { $length }.
   *[other] { $count } партий, в среднем ответов: { $length }.
}
cli-arena-uneven = Не все сидели на каждом месте одинаково часто: для этого число партий должно делиться на { $count }.
cli-arena-unrepeatable = Боты играли по часам: в следующий раз результаты будут другими.
cli-arena-kept = { $count ->
    [one] В { $path } сохранена { $count } партия; та же команда продолжит оттуда.
    [few] В { $path } сохранены { $count } партии; та же команда продолжит оттуда.
   *[other] В { $path } сохранено { $count } партий; та же команда продолжит оттуда.
}

## balance

cli-balance-played = сыграно
cli-balance-rate = доля побед (95 %)
cli-balance-fair = справедливо

## bench

cli-bench-compiled = Движок скомпилирован. Случайная игра на одном ядре; время в мкс.
cli-bench-interpreted = Движок интерпретируется. Случайная игра на одном ядре; время в мкс.
cli-bench-mode = режим
cli-bench-seats = места
cli-bench-games = партий в с
cli-bench-decisions = ответов в с
cli-bench-length = ответов в партии
cli-bench-copy = copy
cli-bench-view = view
cli-bench-imagine = imagine
cli-bench-dump = dump
cli-bench-load = load
cli-mode-standard = обычный

## The table in the browser

cli-serve-missing = Для стола в браузере нужны ещё пакеты (не хватает { $package }): pip install "saloon[table]"
cli-serve-open = Салун открыт: { $address }
cli-serve-no-port = Не удалось слушать { $host }, порт { $port }: { $reason }. Попробуйте другой: --port.
cli-serve-bad-proxy = «{ $given }» — это не адрес прокси. Укажите адрес или сеть, например 10.0.0.7 или 10.0.0.0/24.
cli-serve-bad-public-url = «{ $given }» — это не публичный адрес. Нужны схема и имя, а после них ничего, например https://saloon.example.
cli-serve-bad-token = В ключе для --metrics-token не меньше { $fewest } знаков: латинские буквы, цифры и знаки препинания, без пробелов.

## Своя игра

cli-new-game-done = Игра { $name } лежит в { $folder }. Дальше там:
    { "  " }pip install -e ".[dev]"
    { "  " }pytest
    { "  " }saloon play { $name }
cli-new-game-name = «{ $name }» не может быть названием игры: нужны строчные латинские буквы и цифры, слова через дефис, например gold-rush.
cli-new-game-taken = Игра «{ $name }» уже есть. Выберите другое название, кроме: { $games }
cli-new-game-module = «{ $name }» заслонит модуль { $module }, который в Python уже есть. Выберите другое название.
cli-new-game-folder = { $folder } уже существует и не пуста. Назовите новую папку.
