# Что говорится о состязаниях ботов. Ключи начинаются с `arena-`.

## Ошибки

arena-unknown-bot = Бота «{ $text }» нет; есть такие: { $bots }.
arena-bad-effort = «{ $text }» не подходит: тем, кто думает наперёд, можно указать, сколько миров просмотреть или сколько думать, например scout:50 или scout:50ms; остальным — нет.
arena-bad-count = «{ $text }» не подходит: несколько одинаковых записывают с числом от 1 до 9, например 3*random.
arena-missing = Для рейтингов нужен ещё один пакет (не хватает { $package }): pip install "saloon[arena]"
arena-ray-missing = Для многих машин нужен ещё один пакет (не хватает { $package }): pip install "saloon[ray]"
arena-ray-unreachable = По адресу { $address } нет кластера Ray: { $why }
arena-ray-failed = Кластер Ray дал сбой: { $why }
arena-ray-version = На { $machine } стоит saloon { $found }, а здесь { $wanted }: на всех машинах должен быть одинаковый.
arena-folder-busy = В { $path } сейчас работает кто-то другой.
arena-folder-broken = { $path } повреждён (строка { $line }); выберите другую папку.
arena-folder-foreign = В { $path } лежит что-то другое; выберите пустую или новую папку.
arena-folder-other = В { $path } другое состязание: { $what } там { $found }, а здесь { $wanted }. Выберите другую папку.

## Отчёт о балансе

arena-balance-title = Баланс игры { $game }
arena-balance-head = { $count ->
    [one] { $count } партия, за всех играет «{ $bot }». Начальное число { $seed }.
    [few] { $count } партии, за всех играет «{ $bot }». Начальное число { $seed }.
   *[other] { $count } партий, за всех играет «{ $bot }». Начальное число { $seed }.
}
arena-balance-legend = Точка — доля побед, полоса — её 95-процентный интервал, пунктир — справедливая доля. Если весь интервал лежит по одну сторону, он окрашен; по чистой случайности такое бывает с одной полосой из двадцати.
arena-balance-games = { $count ->
    [one] { $count } партия.
    [few] { $count } партии.
   *[other] { $count } партий.
}
arena-balance-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
arena-balance-seat = Место
