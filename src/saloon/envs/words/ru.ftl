# Что может пойти не так, когда создаётся среда.

envs-missing-package = Не хватает пакета «{ $package }». Установите его так: pip install "saloon[{ $extra }]"
envs-unknown-mode = Способа показа «{ $mode }» нет. Можно выбрать: { $modes }
envs-no-such-seat = Места { $place } за этим столом нет: места пронумерованы от 0 до { $last }.
envs-opponents =
    { $given ->
        [one] Назван { $given } соперник
        [few] Названо { $given } соперника
       *[other] Названо { $given } соперников
    }, а на остальные места нужно ровно { $wanted }.
envs-unknown-bot = Бота «{ $bot }» нет. Есть такие боты: { $bots }
envs-bad-count = Партий должно быть хотя бы одна, а не { $number }.
