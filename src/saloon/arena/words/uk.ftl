# Що кажуть про змагання ботів. Ключі починаються з `arena-`.

## Помилки

arena-unknown-bot = Бота «{ $text }» немає; є такі: { $bots }.
arena-bad-effort = «{ $text }» не підходить: тим, хто думає наперед, можна вказати, скільки світів переглянути чи скільки думати, наприклад scout:50 або scout:50ms; іншим — ні.
arena-bad-count = «{ $text }» не підходить: кількох однакових записують із числом від 1 до 9, наприклад 3*random.
arena-missing = Для рейтингів потрібен ще один пакунок (бракує { $package }): pip install "saloon[arena]"
arena-ray-missing = Для багатьох машин потрібен ще один пакунок (бракує { $package }): pip install "saloon[ray]"
arena-ray-unreachable = За адресою { $address } немає кластера Ray: { $why }
arena-ray-failed = Кластер Ray дав збій: { $why }
arena-ray-version = На { $machine } стоїть saloon { $found }, а тут { $wanted }: на всіх машинах має бути однаковий.
arena-folder-busy = У { $path } зараз працює хтось інший.
arena-folder-broken = { $path } пошкоджено (рядок { $line }); виберіть іншу теку.
arena-folder-foreign = У { $path } лежить щось інше; виберіть порожню або нову теку.
arena-folder-other = У { $path } інше змагання: { $what } там { $found }, а тут { $wanted }. Виберіть іншу теку.

## Звіт про баланс

arena-balance-title = Баланс гри { $game }
arena-balance-head = { $count ->
    [one] { $count } партія, за всіх грає «{ $bot }». Початкове число { $seed }.
    [few] { $count } партії, за всіх грає «{ $bot }». Початкове число { $seed }.
   *[other] { $count } партій, за всіх грає «{ $bot }». Початкове число { $seed }.
}
arena-balance-legend = Крапка — частка перемог, смужка — її 95-відсотковий інтервал, пунктир — справедлива частка. Якщо весь інтервал лежить з одного боку, його зафарбовано; через чисту випадковість таке стається з однією смужкою з двадцяти.
arena-balance-games = { $count ->
    [one] { $count } партія.
    [few] { $count } партії.
   *[other] { $count } партій.
}
arena-balance-seats = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
arena-balance-seat = Місце
