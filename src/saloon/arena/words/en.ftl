# What is said about contests between bots. Keys begin with `arena-`.

## Errors

arena-unknown-bot = There is no bot “{ $text }”; there are: { $bots }.
arena-bad-effort = “{ $text }” does not work: bots that look ahead can be told for how many worlds or how long, as in scout:50 or scout:50ms; others cannot.
arena-bad-count = “{ $text }” does not work: several of a kind are written with a number from 1 to 9, as in 3*random.
arena-missing = Ratings need another package ({ $package } is missing): pip install "saloon[arena]"
arena-ray-missing = Many machines need another package ({ $package } is missing): pip install "saloon[ray]"
arena-ray-unreachable = There is no Ray cluster to be reached at { $address }: { $why }
arena-ray-failed = The Ray cluster has failed: { $why }
arena-ray-version = { $machine } has saloon { $found }, here it is { $wanted }: all machines must have the same.
arena-folder-busy = Somebody else is at work in { $path } at this moment.
arena-folder-broken = { $path } is damaged (line { $line }); choose another folder.
arena-folder-foreign = { $path } holds something else; choose an empty folder, or a new one.
arena-folder-other = { $path } holds another contest: { $what } is { $found } there and { $wanted } here. Choose another folder.

## The report of balance

arena-balance-title = Balance of { $game }
arena-balance-head = { $count ->
    [one] One game, all seats played by “{ $bot }”. Seed { $seed }.
   *[other] { $count } games, all seats played by “{ $bot }”. Seed { $seed }.
}
arena-balance-legend = A dot is a win rate, the bar its 95 % interval, the dashed line what would be fair. Where the whole interval lies on one side, it is coloured; by mere chance that happens to one bar in twenty.
arena-balance-games = { $count ->
    [one] One game.
   *[other] { $count } games.
}
arena-balance-seats = { $count ->
    [one] One player
   *[other] { $count } players
}
arena-balance-seat = Seat
