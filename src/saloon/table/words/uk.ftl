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
table-too-large = Забагато за один раз: щонайбільше { $limit } байтів.
table-too-many =
    { $seconds ->
        [one] Не так швидко! Спробуйте ще раз за { $seconds } секунду.
        [few] Не так швидко! Спробуйте ще раз за { $seconds } секунди.
       *[other] Не так швидко! Спробуйте ще раз за { $seconds } секунд.
    }
table-seat-taken = Це місце вже зайняте: { $seat }.
table-seat-empty = Тут ніхто не сидить.
table-no-such-seat = Такого місця немає. Місць за столом: { $seats }.
table-not-seated = Ви не сидите за цим столом.
table-already-began = Гра вже почалася.
table-not-begun = Гра ще не почалася.
table-not-full = Є вільні місця. Зачекайте на гравців або посадіть ботів.
table-not-over = Гра ще триває.
table-game-over = Гру закінчено.
table-unknown-bot = Бота «{ $bot }» немає; є такі: { $bots }.
table-bot-trouble = Бот «{ $bot }» не знає, що робити.
table-not-host = Це можуть лише господар столу й ті, хто за ним сидить.
table-seat-present = { $seat } зараз за столом: ніхто інший тут діяти не може.
table-stale-answer = Це запитання вже закрито: гра пішла далі. Погляньте ще раз.
table-nothing-to-take-back = Ви ще нічого не відповіли, тож скасовувати нема чого.
table-takeback-pending = Хтось уже просить скасувати хід. Спершу треба вирішити це.
table-no-takeback-asked = Про скасування вас уже ніхто не просить.
table-bad-name = Ім’я — це щонайбільше { $most } символів, і всі мають бути видимі.
table-too-few-chairs = Для цієї гри потрібно більше місць.
table-house-full = Усі столи зайняті: нового зараз не поставити. Спробуйте пізніше.
table-server-trouble = На сервері щось пішло не так. Нічого не змінилося. Спробуйте ще раз.
table-store-unreachable = Сховище { $url } не відкривається: { $reason }
table-store-unknown = «{ $url }» — сховище, якого Saloon не знає.
table-store-newer = Сховище { $url } записав новіший Saloon (формат { $found }); цей знає формат { $known }.
