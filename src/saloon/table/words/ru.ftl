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
table-too-large = Слишком много за один раз: не больше { $limit } байт.
table-too-many =
    { $seconds ->
        [one] Не так быстро! Попробуйте снова через { $seconds } секунду.
        [few] Не так быстро! Попробуйте снова через { $seconds } секунды.
       *[other] Не так быстро! Попробуйте снова через { $seconds } секунд.
    }
table-seat-taken = Это место уже занято: { $seat }.
table-seat-empty = Здесь никто не сидит.
table-no-such-seat = Такого места нет. Мест за столом: { $seats }.
table-not-seated = Вы не сидите за этим столом.
table-already-began = Игра уже началась.
table-not-begun = Игра ещё не началась.
table-not-full = Есть свободные места. Подождите игроков или посадите ботов.
table-not-over = Игра ещё идёт.
table-game-over = Игра окончена.
table-unknown-bot = Бота «{ $bot }» нет; есть такие: { $bots }.
table-bot-trouble = Бот «{ $bot }» не знает, что делать.
table-not-host = Это могут только хозяин стола и те, кто за ним сидит.
table-seat-present = { $seat } сейчас за столом: никто другой здесь действовать не может.
table-stale-answer = Этот вопрос уже закрыт: игра ушла вперёд. Взгляните ещё раз.
table-nothing-to-take-back = Вы ещё ничего не ответили, так что отменять нечего.
table-takeback-pending = Кто-то уже просит отменить ход. Сначала надо решить это.
table-no-takeback-asked = Об отмене вас уже никто не просит.
table-bad-name = Имя — это не больше { $most } символов, и все они должны быть видимы.
table-too-few-chairs = Для этой игры нужно больше мест.
table-house-full = Все столы заняты: новый сейчас не поставить. Попробуйте позже.
table-server-trouble = На сервере что-то пошло не так. Ничего не изменилось. Попробуйте ещё раз.
table-store-unreachable = Хранилище { $url } не открывается: { $reason }
table-store-unknown = «{ $url }» — хранилище, которого Saloon не знает.
table-store-newer = Хранилище { $url } записал более новый Saloon (формат { $found }); этот знает формат { $known }.
