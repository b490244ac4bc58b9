# What can go wrong when an environment is made or used.

envs-missing-package = The package “{ $package }” is missing. Install it with: pip install "saloon[{ $extra }]"
envs-unknown-mode = There is no way to render called “{ $mode }”. It can be: { $modes }
envs-no-such-seat = There is no seat { $place } at this table: seats are numbered from 0 to { $last }.
envs-opponents =
    { $given ->
        [one] { $given } opponent was named
       *[other] { $given } opponents were named
    }; the other seats need exactly { $wanted }.
envs-unknown-bot = There is no bot “{ $bot }”. The bots are: { $bots }
envs-bad-count = The number of games must be at least 1, not { $number }.
envs-bad-cycles = A limit is a whole number of steps from 1 on, not { $number }.
envs-bad-action = An action is one whole number from 0 to { $last }, not { $action }.
envs-bad-actions =
    { $count ->
        [one] One action is wanted, in a list or an array of one
       *[other] { $count } actions are wanted, one a game, in a list or an array
    }: whole numbers from 0 to { $last }, not { $given }.
envs-bad-agents = Actions come in a dict by the names of agents ({ $agents }), not as { $given }.
envs-not-begun = No game has begun yet: call reset first.
envs-over = This game is over: reset begins the next one.
envs-other-snapshot = This is not a moment of { $setting }: only one of the same game, seats and switches can be brought back.
envs-unknown-reset = There is no autoreset mode “{ $mode }”. It can be: { $modes }
envs-bad-seeds =
    { $given ->
        [one] { $given } seed was given
       *[other] { $given } seeds were given
    }; the games need exactly { $wanted }.
envs-bad-reset-mask = A reset_mask is an array of { $wanted } truth values, one a game, and at least one of them is true.
envs-no-such-observer = There is no observer of { $kind }. Public information can be had alone, or with that of one player.
envs-bad-processes = The number of processes must be from 1 to { $count }, the number of games, not { $number }.
envs-worker-lost = Process { $number }, which played some of the games, has died (exit code { $code }). The others have been ended: make a new one.
envs-closed = This has been closed: make a new one.
envs-not-copied = Games in other processes cannot be copied or pickled. Those of a Vector can.
