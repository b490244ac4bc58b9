# What can go wrong when an environment is made.

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
