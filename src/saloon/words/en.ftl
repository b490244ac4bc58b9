# Everything that is said in every game: who sits where, and what can go wrong.

seat-number = Player { $number }
seat-you = you
seat-score = { $seat }: { $score }
seat-wins = { $seat } wins!
seat-shares = { $seat } shares the victory.

## Setting up a game

unknown-game = There is no game “{ $game }”. The games are: { $games }
bad-seats = { $game } is for { $fewest } to { $most } players, not for { $seats } (rule { $rule }).
bad-seats-exactly = { $game } is for { $most } players, not for { $seats } (rule { $rule }).
misspelt-switch = { $game } has no switch “{ $name }”. Did you mean “{ $near }”? The switches are: { $allowed }
unknown-switch = { $game } has no switch “{ $name }”. The switches are: { $allowed }
misspelt-preset = { $game } has no preset “{ $name }”. Did you mean “{ $near }”? The presets are: { $allowed }
unknown-preset =
    { $count ->
        [0] { $game } has no presets, so “{ $name }” is none.
       *[other] { $game } has no preset “{ $name }”. The presets are: { $allowed }
    }
bad-value =
    The switch “{ $name }” cannot be “{ $value }”, which is { $type ->
        [bool] on or off
        [int] a number
        [float] a fraction
        [str] a word
       *[other] of type { $type }
    } (rule { $rule }). It can be: { $allowed }
bad-seed = The seed { $seed } is out of range: it must be at least 0 and below 2²⁵⁶.

## Games and bots of other packages

plugin-fails = “{ $name }” of the package { $package } cannot be used: it fails. { $reason }
plugin-taken = “{ $name }” of the package { $package } cannot be used: this name belongs to { $owner }. Every game and every bot needs a name of its own.
plugin-not-a-game = “{ $name }” of the package { $package } cannot be used: the entry point must lead to an object of the class Game, or to a module that has one as GAME.
plugin-not-a-bot = “{ $name }” of the package { $package } cannot be used: the entry point must lead to something that makes a Bot out of a seed.
plugin-misnamed = “{ $name }” of the package { $package } cannot be used: the game calls itself “{ $slug }”. The entry point must be called the same.
plugin-incomplete = “{ $name }” of the package { $package } cannot be used. The game must also have: { $missing }

## Answers

no-such-option = There is no option { $option } here (rule { $rule }). You may: { $allowed }
ambiguous-words = “{ $words }” can mean several things. Write one of them out: { $allowed }
unknown-words = “{ $words }” is no answer here. You may: { $allowed }
game-over = The game is over: there is nothing left to answer.
no-such-seat = There is no seat { $place } at this table: seats are numbered from 0 to { $last }.
not-asked =
    { $seat } has nothing to answer now. { $count ->
        [one] The table waits for { $waiting } (rule { $rule }).
       *[other] The table waits for these players: { $waiting } (rule { $rule }).
    }

## Saved states

dump-not-an-object = This is not a saved state: it must be a JSON object.
dump-of-another-game = This is a saved state of “{ $found }”; it must be one of “{ $wanted }”.
dump-of-other-rules = This state was saved under version { $found } of the rules; only version { $known } can be loaded.
dump-field-missing = The saved state is incomplete: it must have the field “{ $field }”.
dump-field-wrong = The field “{ $field }” of the saved state is wrong. It must have the form: { $wanted }
dump-impossible = The saved state is one that no game can reach: { $fault }.

## Records

record-bad-move = Line { $line } of the record is wrong: it must hold move { $wanted } with “seat” and “words”.
record-bad-words = Line { $line } of the record: “{ $words }” is an answer cut short; it must be written out in full.
record-illegal = Line { $line } of the record holds an answer that is not allowed: { $reason }
record-not-json = Line { $line } of the record is unreadable: every line must be a JSON object.
record-foreign = This is not a record: line { $line } must name the format in the field “saloon”.
record-tampered = The record was changed: line { $line } does not fit what stands before it. Every line must be as it was written.
record-cut = The record breaks off after line { $line }: the last line must say how the game ended.
record-format = Line { $line }: the record has format { $found }; only format { $known } can be read.
record-unknown-game = Line { $line } of the record names an unknown game: { $reason }
record-other-rules = Line { $line }: this game of { $game } was played under version { $found } of the rules; only version { $known } can be replayed.
record-no-seed = The record keeps its seed secret, so it cannot be replayed: line { $line } or the last one must give the seed.
record-bad-seed = Line { $line }: the seed of the record is not the one that was promised. It must match “seed_hash”.
record-bad-head = Line { $line }: no game can begin as the record says: { $reason }
record-wrong-end = Line { $line }: the record ends differently from the game that it tells. Ending, number of moves, scores and winners must be those of the game.
