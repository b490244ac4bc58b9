"""What goes over the wire, both ways: the one place that says it. docs/protocol.md, the OpenAPI description and the
types of the page are made from these structs.

Nothing here holds a sentence: errors are keys with details, and the page speaks the language of its reader. Times are
milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from saloon.table.absence import GRACE
from saloon.table.rhythm import RHYTHM

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Name = Annotated[str, Meta(max_length=30)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Phrase = Annotated[str, Meta(min_length=1, max_length=120)]
Switches = Annotated[
    dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]], Meta(max_length=100)
]


class Strict(Struct, forbid_unknown_fields=True):
    """What people send: a field that nobody knows is an error, not a mystery."""


# What people and programs ask for over HTTP


class Me(Struct):
    """Who you are here. Others see `id` and `name`."""

    id: str
    name: str


class Rename(Strict):
    """How you want to be called."""

    name: Name


class NewChair(Strict):
    """Who is to sit on a seat of a new table: you, a bot of a level, or, with neither, whoever comes. `name` tells
    several people on one device apart."""

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name = ""


class NewTable(Strict):
    """A table as its host wants it. `pace`: how bots answer, at a human pace ("human") or at once ("quick"). `rhythm`:
    the seconds after which a pass in an answer window is told; 0: at once. `hints`: whether players may ask the house
    what it would do. `grace`: the seconds that somebody who is away has to come back before the host may let a bot play
    for them. `start`: deal as soon as the table is made, which takes a full table."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=12)]
    switches: Switches = field(default_factory=dict)
    open: bool = False
    pace: Annotated[str, Meta(pattern=r"^(human|quick)\Z")] = "human"
    rhythm: Annotated[int, Meta(ge=0, le=10)] = RHYTHM
    hints: bool = True
    grace: Annotated[int, Meta(ge=30, le=86_400)] = GRACE
    start: bool = False


class SitDown(Strict):
    """Take a free seat, or take your own back from the bot that keeps it warm. In a game that has begun you can only
    return to a seat that you have held in it, if you have held any."""

    seat: SeatNumber
    name: Name = ""


class StandUp(Strict):
    """Leave a seat: it is free for somebody else. Before the game begins the host may also free the seat of a bot, or
    ask somebody to leave theirs."""

    seat: SeatNumber


class SeatBot(Strict):
    """Let a bot keep your seat warm in a game. The host also puts bots on free seats, and in a game lets one play for
    somebody who has been away for longer than the grace of the table."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class HandOver(Strict):
    """Make whoever sits there the host. The host may; and if the host has been away for longer than the grace of the
    table, whoever has a seat for that seat."""

    seat: SeatNumber


class VariantChoice(Strict):
    """Switches that somebody would like for a game of so many seats."""

    seats: Annotated[int, Meta(ge=1, le=100)]
    switches: Switches = field(default_factory=dict)


class Trouble(Struct):
    """What is wrong: a key of the catalogues with its details, the rule that forbids it, and the English sentence."""

    error: str
    details: dict[str, object]
    rule: str
    message: str


class Variant(Struct):
    """What became of a choice: the value of every switch, or none and why not."""

    switches: dict[str, bool | int | str]
    refused: Trouble | None


class AppliesInfo(Struct):
    """These `values` of a switch are only for so many `seats` (none named: for all), or only where another `switch` (""
    for none) has one of the values that they need. `key`: the sentence that says no, `rule`: why."""

    values: list[bool | int | str]
    seats: list[int]
    switch: str
    needs: list[bool | int | str]
    key: str
    rule: str


class ClashInfo(Struct):
    """These `values` of a switch do not go with those of another one, nor those with these."""

    values: list[bool | int | str]
    switch: str
    others: list[bool | int | str]
    key: str
    rule: str


class SwitchInfo(Struct):
    """A switch of a game. `help` is the key of the sentence that explains it."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    help: str
    applies: list[AppliesInfo]
    clashes: list[ClashInfo]


class PresetInfo(Struct):
    """Switches that are set together. `title` and `help` are the keys of its name and of what it means."""

    name: str
    title: str
    help: str
    switches: dict[str, bool | int | str]


class GameInfo(Struct):
    """A game that can be played here. `presets`: the first game first. `usual`: for each number of seats the value of
    every switch if nobody says anything. `windows`: whether it opens answer windows, which keep a rhythm."""

    slug: str
    title: str
    rules: int
    seats: list[int]
    switches: list[SwitchInfo]
    presets: list[PresetInfo]
    usual: dict[int, dict[str, bool | int | str]]
    windows: bool


class House(Struct):
    """What there is to play, and against whom. `bots`: all that may sit down. `levels`: those meant for people, from
    the easiest on; each also plays with one of the `tempers`, and is then called as in "normal-greedy". `guests`: those
    that other installed packages have brought. `usual`: the bot for whoever has no wish."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]
    tempers: list[str]
    guests: list[str]
    usual: str


class ThingInfo(Struct):
    """What an argument of a sentence is. `kind`: its like is in the catalogue as "{game}-{kind}-…", or it is "seat", a
    player; "" is shown as it is. `parts`: what it is made of; `by`: the part that names it, or "" where the message
    "{game}-{kind}" tells it by all of them."""

    kind: str
    parts: dict[str, ThingInfo]
    by: str


class GameWords(Struct):
    """What a game says, for a page that was not built with it: its Fluent catalogue in a language, or in English where
    the game does not speak the language. `things`: what the arguments of its sentences are, by name."""

    language: str
    catalogue: str
    things: dict[str, ThingInfo]


class GameRules(Struct):
    """The rules of a game by number, in English."""

    rules: dict[str, str]


class Chair(Struct):
    """A seat of a table. Free when there is neither person nor bot. With both, the bot keeps the seat of the person
    warm. `name` is what the person is called; empty: nobody has said. `present`: the person looks at the table. `left`:
    since when they do not, as far as the server remembers. `asked_away`: whom the host has asked to leave this seat; it
    is not for them until somebody else has sat there."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    present: bool
    left: int | None
    asked_away: str | None


class TableInfo(Struct):
    """What everybody who has the link may know of a table. `rhythm`: seconds until a pass in an answer window is told.
    `hints`: whether players may ask the house what it would do. `grace`: seconds that somebody who is away has to come
    back before another may act in their place. `host`: who arranges the table; `host_left`: since when they are away,
    null while they look. `phase`: "waiting", "playing" or "over". `asked`: the seats that owe an answer. `seed_hash` is
    there from the first move on, `seed` when the game is over; `rematch` is the id of the table where it goes on.
    `watchers`: how many look on without a seat."""

    id: str
    game: str
    rules: int
    switches: dict[str, bool | int | str]
    open: bool
    pace: str
    rhythm: int
    hints: bool
    grace: int
    host: str
    host_left: int | None
    phase: str
    chairs: list[Chair]
    asked: list[int]
    number: int
    created: int
    touched: int
    seed_hash: str | None
    seed: str | None
    rematch: str | None
    watchers: int


class TableLists(Struct):
    """The tables that wait for players, and those where you sit, the last touched first."""

    open: list[TableInfo]
    mine: list[TableInfo]


class Reason(Struct):
    """What speaks for an option, or against it, beside the other options: later on the seat has so much more or less of
    something. The catalogue of the game says it: "{game}-gain-{feature}" if it is `good`, else "{game}-risk-{feature}",
    with the `amount`, which is above 0."""

    feature: str
    amount: float
    good: bool


class Advice(Struct):
    """An option as the house sees it with the eyes of the seat: the words to answer with, what they concern, the chance
    to win with it (0 to 1), and why."""

    words: str
    about: dict[str, object]
    chance: float
    reasons: list[Reason]


class Judged(Struct):
    """An answer, looked at when the game is over. `answer`: its number among the answers, from 1, as `answers` of an
    Entry counts them. `chances`: those of each seat to win after it, with all cards on the table. `play`: how much of
    the change each seat owes to the answer, by what its player could know; `luck`: the rest, from chance and from what
    was hidden. `choices`: how many answers there were. `loss`: the chance that its player gave away against `best`,
    what the house would have done; none where there was nothing better."""

    answer: int
    seat: int
    question: dict[str, object]
    words: str
    about: dict[str, object]
    chances: list[float]
    play: list[float]
    luck: list[float]
    choices: int
    loss: float
    best: Advice | None


class TurningPoint(Struct):
    """An answer after which the game stood otherwise. `seat`: whose chance changed most, and by how much. `cause`:
    "play" or "luck", whichever did more."""

    answer: int
    seat: int
    change: float
    cause: str


class SeatReview(Struct):
    """How a seat fared. Its chance went from `first` to `last` by its own `play`, the play of the `others`, and `luck`:
    the three add up to the change. `share`: of luck against own play, 0 to 1. `decisions`: how often it had a choice.
    `loss`: all that it gave away; `worst`: the answers that cost most, the worst first."""

    seat: int
    first: float
    last: float
    play: float
    others: float
    luck: float
    share: float
    decisions: int
    loss: float
    worst: list[int]


class Review(Struct):
    """A game in hindsight. `first`: the chance of each seat before the first answer."""

    first: list[float]
    answers: list[Judged]
    turns: list[TurningPoint]
    seats: list[SeatReview]


class ReviewState(Struct):
    """How far the review is: so many answers of `total` are looked at. With the last one comes the review; until then,
    ask again in a second."""

    done: int
    total: int
    review: Review | None


# What is said at a table, over a WebSocket


class Entry(Struct):
    """A numbered event of a table, as the reader may see it. `kind`: "made", "sat", "stood", "freed" (the host has
    asked a person to leave the seat), "bot", "kept" (the host has put a bot on the seat of somebody away), "back" (a
    person has the seat back), "host" (who sits there is host now), "began", "answered", "undo-asked", "undo-agreed",
    "undo-refused", "undone". `seat`: whose doing or whose seat it was. `name`: who sat down, was asked to leave or is
    host; of "kept" who has done it. `events`: what happened in the game, each a key with arguments. `answers`: how many
    answers the game has seen after it; "undone" makes them fewer."""

    number: int
    kind: str
    at: int
    seat: int | None
    name: str
    bot: str | None
    answers: int
    events: list[dict[str, object]]


class Ask(Struct):
    """A question that is open: to whom, what (its kind, the rule behind it, what it is about), and since which
    numbered event: an answer must quote it. A question with a `pass`, the words that let it pass, is an answer window;
    `beat`: the time before which a pass is told to nobody, if there is anybody to keep it from."""

    seat: int
    asked: int
    question: dict[str, object]
    beat: int | None


class Choice(Struct):
    """A legal answer of the reader's own question: the words to send, what they concern, and what answering costs:
    "" when it can be taken back, else "chance", "revealed" or "handed"."""

    words: str
    about: dict[str, object]
    undo_cost: str


class TakingBack(Struct):
    """What the reader can take back now. `undo_cost`: "" free, "nothing" there is nothing, "over" it is too late, else
    why all others must agree ("chance", "revealed", "handed"). `wanted`: the seat that asks to take back; `waiting`:
    the seats that have not yet agreed."""

    undo_cost: str
    wanted: int | None
    waiting: list[int]


class Result(Struct):
    """How a game ended, by seat."""

    scores: list[int]
    winners: list[int]


class Position(Struct):
    """The game as the reader's seat sees it, and what it can do. `view` is the game's own type of view. `result`: when
    the game is over."""

    view: Raw
    asks: list[Ask]
    choices: list[Choice]
    takeback: TakingBack
    result: Result | None


class Snapshot(Struct, tag="snapshot"):
    """Everything the page needs, sent after "hello" and "look". `seat`: through whose eyes, none for a spectator;
    `mine`: the reader's seats. `log` holds the events after number `since`, the last 200 at most: if more were missed,
    `since` is not what was asked for. `back`: seats of the reader that a bot has kept warm because the host wanted it,
    until now: by coming the reader has them back."""

    table: TableInfo
    seat: int | None
    mine: list[int]
    number: int
    since: int
    log: list[Entry]
    position: Position | None
    back: list[int]


class Earlier(Struct, tag="earlier"):
    """The answer to "earlier": up to 200 events before number `before`, as `seat` sees them, through whose eyes the
    reader looked. There are more if `since` is not 0: those up to that number."""

    seat: int | None
    before: int
    since: int
    log: list[Entry]


class Happened(Struct, tag="happened"):
    """The next numbered event, and how things stand after it."""

    entry: Entry
    position: Position | None
    table: TableInfo


class TableChanged(Struct, tag="table"):
    """Somebody came or went, or the table goes on elsewhere. Not numbered: the last one counts."""

    table: TableInfo


class Acknowledged(Struct, tag="ack"):
    """The message of this id is done, durably, and led to the event of this number. Said again for a repeated id. For
    a pass it comes with the beat; for "withdraw" the number is that of the last event."""

    id: str
    number: int


class Refused(Struct, tag="refused"):
    """The message of this id changed nothing, and why."""

    id: str
    trouble: Trouble


class Pong(Struct, tag="pong"):
    """The answer to "ping", with the number of the last event: a reader that is behind should come again."""

    number: int


class Hints(Struct, tag="hints"):
    """The answer to "hint", to nobody else: what the house would do, the best first, three at most. There is none if
    the question was answered meanwhile, or if you look through other eyes by then."""

    id: str
    seat: int
    asked: int
    advice: list[Advice]


class Busy(Struct, tag="busy"):
    """The house has its hands full: so many answers of bots, here and at other tables, go `before` the one that this
    table waits for, or before the hint that you have asked for with the message of this `id`. Told to those who have
    waited for a second, and again when it changes; 0: nobody goes before it any more."""

    id: str | None
    before: int


ServerMessage = Snapshot | Earlier | Happened | TableChanged | Acknowledged | Refused | Pong | Hints | Busy


class Hello(Strict, tag="hello"):
    """The first message of a socket. `seat`: through whose eyes, one of your own seats. Without it, or if it is not
    yours, you look through those of your only seat, else as a spectator. `since`: the last number seen; the events
    after it come with the snapshot, as far as they are among the last ones."""

    seat: SeatNumber | None = None
    since: Number = 0


class Look(Strict, tag="look"):
    """Look through the eyes of another seat of yours, or with none as a spectator: several people on one device. A
    new snapshot follows."""

    seat: SeatNumber | None = None


class AskEarlier(Strict, tag="earlier"):
    """What happened before the event of this number? The answer is "earlier"."""

    before: Number


class Answer(Strict, tag="answer"):
    """The answer of a seat, in the words of a choice or their unambiguous beginning. `id` is made up by the sender:
    sent again with the same id it is done once. `asked`: the number quoted by the question."""

    id: Id
    seat: SeatNumber
    asked: Number
    words: Phrase


class Withdraw(Strict, tag="withdraw"):
    """Hold back a pass that waits for its beat: it is refused, and the question stays open."""

    id: Id
    seat: SeatNumber
    asked: Number


class TakeBack(Strict, tag="takeback"):
    """Take back this seat's last answer; where that is not free, ask the others."""

    id: Id
    seat: SeatNumber


class Consent(Strict, tag="consent"):
    """Whether this seat agrees that somebody takes back."""

    id: Id
    seat: SeatNumber
    agree: bool


class AskHints(Strict, tag="hint"):
    """What would the house do? About the question that is open to a seat of yours, through whose eyes you look; `asked`
    is the number that the question quotes. "hints" comes in about a second. One at a time; nobody else hears of it."""

    id: Id
    seat: SeatNumber
    asked: Number


class Ping(Strict, tag="ping"):
    """Are you there?"""


ClientMessage = Hello | Look | AskEarlier | Answer | Withdraw | TakeBack | Consent | AskHints | Ping
