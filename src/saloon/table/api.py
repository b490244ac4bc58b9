"""The HTTP routes: who you are, what there is to play, and everything about a table but the play itself."""

from __future__ import annotations

from functools import cache
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

import saloon
from saloon.bots import BOTS, LEVELS, TEMPERS
from saloon.engine.game import Game, Preset, Switch
from saloon.engine.things import Things
from saloon.table import seating
from saloon.table.bot_tables import Place
from saloon.table.gate import Gate
from saloon.table.info import table_info
from saloon.table.metrics import CONTENT_TYPE
from saloon.table.openapi import openapi_json
from saloon.table.people import clean_name
from saloon.table.refusal import Refuse, trouble
from saloon.table.routes import (
    AT_A_TABLE,
    JSON,
    KNOWN,
    LINES,
    PERSON,
    TEXT,
    WITHOUT_STORE,
    WRITING,
    Routes,
    Visit,
)
from saloon.table.rows import ChairRow, Phase, TableRow
from saloon.table.table import Table, match_of
from saloon.table.wire import (
    AppliesInfo,
    ClashInfo,
    GameInfo,
    GameRules,
    GameWords,
    HandOver,
    House,
    Me,
    NewTable,
    PresetInfo,
    Rename,
    ReviewState,
    SeatBot,
    SitDown,
    StandUp,
    SwitchInfo,
    TableInfo,
    TableLists,
    ThingInfo,
    Variant,
    VariantChoice,
)
from saloon.words import LANGUAGES

ENGLISH = "en"  # what every game speaks
LISTED = 50  # tables in a list
USUAL = "normal"  # the bot for whoever has no preference

route = Routes()


def text(value: bytes | str, media_type: str = JSON) -> Response:
    return Response(value, media_type=media_type)


# What there is


@route("GET /healthz", "Whether the server is alive", answer=JSON, troubles=WITHOUT_STORE)
async def healthz(_: Visit) -> Response:
    """The process answers; what it needs may be missing."""
    return text(b'{"status":"ok"}')


@route("GET /readyz", "Whether it can work: the store takes something down", answer=JSON)
async def readyz(visit: Visit) -> Response:
    await visit.gate.store.ready()
    return text(b'{"status":"ok"}')


@route("GET /api/openapi.json", "This description", answer=JSON, troubles=WITHOUT_STORE, packed=True)
async def openapi(_: Visit) -> Response:
    return text(openapi_json(ROUTES))


@route("GET /api/house", "What there is to play, and against whom", answer=House, troubles=WITHOUT_STORE, packed=True)
async def house(_: Visit) -> Response:
    return text(house_json())


@cache
def house_json() -> bytes:
    """The games do not change while the program runs."""
    games = [game_info(game) for game in saloon.games().values()]
    guests = [name for name in BOTS if name not in BOTS.house]
    return msgspec.json.encode(House(games, list(BOTS), list(LEVELS), list(TEMPERS), guests, USUAL))


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.title,
        rules=game.rules,
        seats=list(game.seats),
        switches=[switch_info(switch) for switch in game.switches],
        presets=[preset_info(preset) for preset in game.presets],
        usual={seats: game.check(seats, {}) for seats in game.seats},
        windows=game.windows,
    )


def switch_info(switch: Switch) -> SwitchInfo:
    applies = [
        AppliesInfo(list(each.values), list(each.seats), each.switch, list(each.needs), each.key, each.rule)
        for each in switch.applies
    ]
    clashes = [
        ClashInfo(list(each.values), each.switch, list(each.others), each.key, each.rule) for each in switch.clashes
    ]
    explained = f"{switch.game}-switch-{switch.name}"
    return SwitchInfo(switch.name, list(switch.values), switch.default, explained, applies, clashes)


def preset_info(preset: Preset) -> PresetInfo:
    title = f"{preset.game}-preset-{preset.name}"
    return PresetInfo(preset.name, title, f"{title}-help", dict(preset.switches))


@route(
    "POST /api/games/{game}/variant",
    "Whether switches go together: all of them, or why not",
    who=PERSON,
    troubles=(400, 401, 403, 404, 413, 429),
)
async def variant(visit: Visit, wanted: VariantChoice) -> Variant:
    """To be told no is no mistake here: it is what was asked."""
    try:
        return Variant(saloon.game(game_in(visit)).check(wanted.seats, wanted.switches), None)
    except (saloon.BadSeats, saloon.BadSwitch) as error:
        return Variant({}, trouble(error))


@route(
    "GET /api/games/{game}/words/{language}",
    "What a game says in a language",
    answer=GameWords,
    troubles=(404, 429),
    packed=True,
)
async def game_words(visit: Visit) -> Response:
    """Of games and languages that there are: what is kept for the next who asks is bounded."""
    slug, language = game_in(visit), visit.request.path_params["language"]
    if language not in LANGUAGES:
        raise Refuse("table-unknown-route")
    return text(words_of(slug, language))


@route("GET /api/games/{game}/rules", "The rules of a game", answer=GameRules, troubles=(404, 429), packed=True)
async def game_rules(visit: Visit) -> Response:
    return text(rules_of(game_in(visit)))


def game_in(visit: Visit) -> str:
    slug = str(visit.request.path_params["game"])
    if slug not in saloon.games():
        raise Refuse("table-unknown-route")
    return slug


@cache
def words_of(slug: str, language: str) -> bytes:
    game = saloon.game(slug)
    folder = game.folder / "words"
    spoken = language if (folder / f"{language}.ftl").exists() else ENGLISH
    catalogue = (folder / f"{spoken}.ftl").read_text(encoding="utf-8")
    return msgspec.json.encode(GameWords(spoken, catalogue, things_info(game.things)))


def things_info(things: Things) -> dict[str, ThingInfo]:
    return {name: ThingInfo(thing.kind, things_info(thing.parts), thing.by) for name, thing in things.items()}


@cache
def rules_of(slug: str) -> bytes:
    return msgspec.json.encode(GameRules(saloon.game(slug).rulebook()))


@route("GET /metrics", "Figures for Prometheus; for whoever runs the house", answer=TEXT, troubles=(403, 429))
async def metrics(visit: Visit) -> Response:
    """For whoever runs the house: figures would tell players what others do (decision 19)."""
    gate = visit.gate
    if not is_at_home(visit.request) and not has_token(visit.request):
        raise Refuse("table-not-for-guests")
    gate.metrics.people.set(len({reader.person for table in gate.tables.loaded.values() for reader in table.readers}))
    for workers in (gate.tables.workers, gate.reviews.workers):
        for kind, waiting in workers.queue.kinds.items():
            gate.metrics.queue.labels(kind).set(waiting)
    return text(gate.metrics.render(), CONTENT_TYPE)


def is_at_home(request: Request) -> bool:
    """Whether the machine asks itself. A proxy on it names another client, or at least another host."""
    client, host = request.client.host if request.client else "", request.headers.get("host", "")
    try:
        return is_loopback(client) and is_loopback(urlsplit(f"//{host}").hostname or "")
    except ValueError:  # no address at all
        return False


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    address = ip_address(host)
    return ((address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address).is_loopback


def has_token(request: Request) -> bool:
    token: str | None = request.app.state.metrics_token
    said = request.headers.get("authorization", "")
    return token is not None and compare_digest(said.encode(), f"Bearer {token}".encode())


# People


@route("GET /api/me", "Who you are; without a cookie you become somebody new", answer=Me, who=KNOWN)
async def me(visit: Visit) -> Response:
    """Who you are; a newcomer becomes somebody."""
    gate = visit.gate
    ident = gate.person_of(visit.request)
    found = await gate.store.person(ident) if ident else None
    if ident is None or found is None:
        ident, name = await gate.newcomer(visit.address), ""
    else:
        name = found[0]
    response = text(msgspec.json.encode(Me(ident, name)))
    gate.people.set_cookie(response, ident, secure=visit.request.url.scheme == "https")
    return response


@route("PUT /api/me", "Be called differently", who=PERSON, troubles=WRITING)
async def rename(visit: Visit, wanted: Rename) -> Me:
    ident, name = visit.person, clean_name(wanted.name)
    await visit.gate.store.rename(ident, name)
    visit.gate.tables.renamed(ident, name)
    return Me(ident, name)


# Tables


@route("GET /api/tables", "Tables that wait, and your own", who=KNOWN)
async def tables(visit: Visit) -> TableLists:
    gate = visit.gate
    ident = gate.person_of(visit.request)
    mine = await gate.store.tables_of(ident, LISTED) if ident else []
    waiting = await gate.store.open_tables(LISTED)
    people = {chair.person for _, chairs in (*mine, *waiting) for chair in chairs if chair.person}
    names = await gate.store.names(people)

    def info(row: TableRow, chairs: list[ChairRow]) -> TableInfo:
        known = gate.tables.loaded.get(row.id)
        return known.info() if known else table_info(row, chairs, names, set(), 0, gate.tables.absences)

    return TableLists([info(*found) for found in waiting], [info(*found) for found in mine])


@route("POST /api/tables", "Make a table and be its host", status=201, who=PERSON, troubles=(*WRITING, 409))
async def new_table(visit: Visit, wanted: NewTable) -> TableInfo:
    gate, ident = visit.gate, visit.person
    gate.may_make_table(ident, visit.address)
    with gate.room_for_bots(ident, visit.address, wanted.chairs if wanted.start else ()) as place:
        table_id = await seating.make(gate.store, ident, wanted)
        async with gate.tables.writing(table_id) as made:
            if wanted.start:
                await deal(gate, made, ident, place)
            return made.info()


async def deal(gate: Gate, table: Table, person: str, place: Place | None) -> None:
    await seating.start(table, person)
    if place is not None:
        gate.tables.bot_tables.begun(table.row.id, place)


@route("GET /api/tables/{table}", "A table as everybody sees it", troubles=(404, 429, 503))
async def table(visit: Visit) -> TableInfo:
    async with visit.gate.tables.table(visit.table_id) as found:
        return found.info()


@route("POST /api/tables/{table}/sit", "Take a seat, or take yours back from the bot", who=PERSON, troubles=AT_A_TABLE)
async def sit(visit: Visit, wanted: SitDown) -> TableInfo:
    ident = visit.person
    known_as = await visit.gate.name_of(ident)
    async with visit.gate.tables.writing(visit.table_id) as table:
        table.names[ident] = known_as
        await seating.sit(table, ident, clean_name(wanted.name), wanted.seat)
        return table.info()


@route("POST /api/tables/{table}/stand", "Leave a seat", who=PERSON, troubles=AT_A_TABLE)
async def stand(visit: Visit, wanted: StandUp) -> TableInfo:
    async with visit.gate.tables.writing(visit.table_id) as table:
        await seating.stand(table, visit.person, wanted.seat)
        return table.info()


@route("POST /api/tables/{table}/bot", "Put a bot on a seat", who=PERSON, troubles=AT_A_TABLE)
async def bot(visit: Visit, wanted: SeatBot) -> TableInfo:
    async with visit.gate.tables.writing(visit.table_id) as table:
        await seating.seat_bot(table, visit.person, wanted.seat, wanted.bot)
        return table.info()


@route(
    "POST /api/tables/{table}/host",
    "Make somebody the host, or yourself if the host stays away",
    who=PERSON,
    troubles=AT_A_TABLE,
)
async def host(visit: Visit, wanted: HandOver) -> TableInfo:
    async with visit.gate.tables.writing(visit.table_id) as table:
        await seating.hand_over(table, visit.person, wanted.seat)
        return table.info()


@route("POST /api/tables/{table}/start", "Begin the game; the host may", who=PERSON, troubles=AT_A_TABLE)
async def start(visit: Visit) -> TableInfo:
    gate, ident = visit.gate, visit.person
    async with gate.tables.writing(visit.table_id) as table:
        with gate.room_for_bots(ident, visit.address, table.chairs) as place:
            await deal(gate, table, ident, place)
        return table.info()


@route(
    "POST /api/tables/{table}/rematch",
    "Play the same again at a new table, which is the answer",
    status=201,
    who=PERSON,
    troubles=AT_A_TABLE,
)
async def rematch(visit: Visit) -> TableInfo:
    """Go on at a new table; one who plays only with bots need not wait there."""
    gate, ident = visit.gate, visit.person
    gate.may_make_table(ident, visit.address)
    async with gate.tables.writing(visit.table_id) as table:
        following = await seating.rematch(table, ident)
    async with gate.tables.writing(following) as table:
        alone = {chair.person for chair in table.chairs} <= {ident, None}
        if table.row.phase == Phase.WAITING and alone and seating.full(table.chairs):
            with gate.room_for_bots(ident, visit.address, table.chairs) as place:
                await deal(gate, table, ident, place)
        return table.info()


@route(
    "GET /api/tables/{table}/record",
    "The record of a game that is over",
    answer=LINES,
    troubles=(404, 409, 429, 503),
    packed=True,
)
async def record(visit: Visit) -> Response:
    """The record with its seed, once nothing is secret any more."""
    async with visit.gate.tables.table(visit.table_id) as table:
        if table.row.phase != Phase.OVER:
            raise Refuse("table-not-over")
        response = text((await match_of(table)).write(), LINES)
        name = f"{table.row.game}-{table.row.id}.jsonl"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


@route(
    "GET /api/tables/{table}/review",
    "A game that is over, in hindsight; the first who asks has it made",
    troubles=(404, 409, 429, 503),
    packed=True,
)
async def review(visit: Visit) -> ReviewState:
    """How the game was played, once nothing is secret any more; whoever asks first has it made."""
    gate, ident = visit.gate, visit.table_id
    async with gate.tables.table(ident) as table:
        if table.row.phase != Phase.OVER:
            raise Refuse("table-not-over")
        if table.row.rules != table.game.rules:
            raise Refuse("table-review-other-rules")
        if not gate.reviews.knows(ident):
            match = await match_of(table)
            if not gate.reviews.knows(ident):  # somebody else may have asked meanwhile
                gate.may_begin_review(visit.address)
                await gate.reviews.begin(ident, match)
        return gate.reviews.state(ident)


ROUTES = tuple(route.declared)


def routes() -> list[BaseRoute]:
    return [declared.served() for declared in ROUTES]
