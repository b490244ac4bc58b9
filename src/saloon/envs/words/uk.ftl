# Що може піти не так, коли середовище створюється або використовується.

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
envs-bad-cycles = Межа — це ціле число кроків, щонайменше 1, а не { $number }.
envs-bad-action = Дія — це одне ціле число від 0 до { $last }, а не { $action }.
envs-bad-actions =
    { $count ->
        [one] Потрібна { $count } дія, по одній на гру, списком або масивом
        [few] Потрібні { $count } дії, по одній на гру, списком або масивом
       *[other] Потрібно { $count } дій, по одній на гру, списком або масивом
    }: цілі числа від 0 до { $last }, а не { $given }.
envs-bad-agents = Дії передаються в dict за іменами агентів ({ $agents }), а не як { $given }.
envs-not-begun = Гра ще не почалася: спершу викличте reset.
envs-over = Цю гру закінчено: наступну починає reset.
envs-other-snapshot = Це не момент із { $setting }: повернутися можна лише до моменту тієї самої гри з тими самими місцями й варіантами.
envs-unknown-reset = Режиму autoreset «{ $mode }» немає. Можна вибрати: { $modes }
envs-bad-seeds =
    { $given ->
        [one] Дано { $given } зерно
        [few] Дано { $given } зерна
       *[other] Дано { $given } зерен
    }, а іграм потрібно рівно { $wanted }.
envs-bad-reset-mask = reset_mask — це масив логічних значень, по одному на гру (усього { $wanted }), і хоча б одне з них істинне.
envs-no-such-observer = Спостерігача { $kind } немає. Відкриті відомості можна отримати окремо або разом із відомостями одного гравця.
