# What the table says: the server that refuses, and the page in the browser. Keys begin with `table-`.

## What the server refuses

table-bad-request = The server cannot read this request: { $reason }
table-unknown-route = There is nothing at this address.
table-wrong-method = This address is not asked in that way.
table-no-page = The page has not been built. `make web` builds it.
table-unknown-table = There is no table “{ $table }”. It may have been cleared away long ago.
table-no-person = The house does not know you yet. Load the page again, and allow it to keep a cookie.
table-not-yours = { $seat } is not yours to play.
table-wrong-origin = This request came from another page and was turned away.
table-too-large = That is too much at once: at most { $limit } bytes.
table-too-many =
    { $seconds ->
        [one] Easy there! That was too much in too short a time. Try again in a second.
       *[other] Easy there! That was too much in too short a time. Try again in { $seconds } seconds.
    }
table-seat-taken = This seat is taken: { $seat }.
table-seat-empty = Nobody sits there.
table-no-such-seat =
    { $seats ->
        [one] There is no such seat: this table has one.
       *[other] There is no such seat: this table has { $seats }.
    }
table-not-seated = You have no seat at this table.
table-already-began = The game has begun already.
table-not-begun = The game has not begun yet.
table-not-full = There are free seats. Wait for players, or put bots there.
table-not-over = The game is not over yet.
table-game-over = The game is over.
table-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
table-bot-trouble = The bot “{ $bot }” does not know what to do.
table-not-host = Only the host and those who sit at the table can do this.
table-seat-present = { $seat } is at the table: nobody else may act there.
table-stale-answer = That question is closed: the game has gone on. Look again, please.
table-nothing-to-take-back = You have not answered anything yet, so there is nothing to undo.
table-takeback-pending = Somebody is already asking to undo. That has to be settled first.
table-no-takeback-asked = Nobody is asking you to undo any more.
table-bad-name = A name has at most { $most } characters, all of them visible.
table-too-few-chairs = This game needs more seats.
table-house-full = The house is full: no more tables can be set up now. Try again later.
table-server-trouble = Something went wrong on the server. Nothing was changed. Please try again.
table-store-unreachable = The store { $url } cannot be opened: { $reason }
table-store-unknown = “{ $url }” is no store that Saloon knows.
table-store-newer = The store { $url } was written by a newer Saloon (format { $found }); this one knows format { $known }.
