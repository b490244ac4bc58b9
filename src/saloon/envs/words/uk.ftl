# Що може піти не так, коли створюється середовище.

envs-missing-package = Бракує пакета «{ $package }». Встановіть його так: pip install "saloon[{ $extra }]"
envs-unknown-mode = Способу показу «{ $mode }» немає. Можна вибрати: { $modes }
envs-no-such-seat = Місця { $place } за цим столом немає: місця пронумеровані від 0 до { $last }.
envs-opponents =
    { $given ->
        [one] Названо { $given } суперника
        [few] Названо { $given } суперників
       *[other] Названо { $given } суперників
    }, а на решту місць потрібно рівно { $wanted }.
envs-unknown-bot = Бота «{ $bot }» немає. Є такі боти: { $bots }
envs-bad-count = Ігор має бути щонайменше одна, а не { $number }.
