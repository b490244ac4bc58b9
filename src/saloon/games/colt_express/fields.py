"""The fields of a train, and the frames that hold more than a seat. `generated.py` is made from this."""

from saloon.engine.fields import Fields, Of, Record, below, flag, number, numbers, records
from saloon.games.colt_express.board import CARS, CHARACTER_NAMES, PARTNERS, ROUND_CARDS, STRONGBOX_VALUE
from saloon.games.colt_express.ids import (
    BOX,
    BULLET,
    BULLETS,
    DECLINE,
    LONGEST_ROUND,
    MOST_SEATS,
    NEUTRAL,
    ROUNDS,
    SECOND,
    SWITCHING,
    TOKENS,
)

PILE = 64 << 48  # no pile of cards is a higher number
LONGEST_PLAN = MOST_SEATS * 2 * LONGEST_ROUND  # cards of six seats that all play two on every turn

ZONES = Record(
    "Zones",
    """The cards of one seat, as piles. `sure`, `kept`, `at_shuffle` and `draws` are what everybody can work out about
    cards in hand or face down: the pile `sure` is among them, and at least `kept` of them are action cards.
    `at_shuffle` was all there was when the discard pile was shuffled in this round, and `draws` tells of each draw
    since then how many cards lay in the stack before it and how many had been drawn after it: nobody plays a card
    before it is drawn.""",
    (
        number("hand", PILE),
        number("bag", PILE, "the deck, less bullets known to lie on top"),
        number("discard", PILE, "expert only, like all that follow but `kept`"),
        number("top", 64, "how many bullets lie on top of the deck"),
        number("sure", PILE),
        number("kept", 64),
        number("at_shuffle", PILE),
        number("keeping", PILE, "chosen in secret for the next round"),
        numbers("draws", 64, "by twos; empty unless there was a shuffle", shared=True),
    ),
)

PLANNED = Record(
    "Planned",
    """A card of the common stack: what it is, whose, on which turn, and whether it lies or was played face down.""",
    (
        number("card", BULLET),
        number("seat", below("seats")),
        number("turn", LONGEST_ROUND - 1),
        flag("hidden"),
        flag("was_hidden", "be it turned up by now or not"),
    ),
)

ACT = Record("ActFrame", "A bandit acts.", (number("bandit", below("bandits")),))

FIELDS = Fields(
    "saloon.games.colt_express",
    "TrainFields",
    (
        numbers("train", len(CARS) - 1, "the car behind the locomotive first", shared=True),
        numbers(
            "cast",
            len(CHARACTER_NAMES) - 1,
            "character of each bandit",
            low=-1,
            count=Of("bandits"),
            start=-1,
            shared=True,
        ),
        numbers("partners", PARTNERS[-1], "drawn for each leader, in games of teams", low=PARTNERS[0], shared=True),
        numbers("rounds", len(ROUND_CARDS) - 1, "the five round cards", count=ROUNDS, shared=True),
        numbers("values", STRONGBOX_VALUE, "of each token; 0 for purses left in the box", count=TOKENS, shared=True),
        numbers("at", Of("last_roof"), "place of each bandit", low=-1, count=Of("bandits"), start=-1),
        numbers("bullets", BULLETS, "left of each bandit", count=Of("bandits"), start=BULLETS),
        numbers("hits", NEUTRAL, "by giver (bandits, then the neutral pile) and receiving seat", count=Of("givings")),
        records("zones", ZONES, Of("seats"), "of each seat"),
        numbers(
            "choice",
            DECLINE,
            "secret until all have chosen: who boards last, what is pocketed",
            low=-1,
            count=Of("bandits"),
        ),
        records("plan", PLANNED, None, "the stack of planned cards, first played first", shared=True),
        numbers("loot", BOX, "where each token is", count=TOKENS, start=BOX),
        numbers("known_by", Of("everybody"), "seats that know the worth of each token, as bits", count=TOKENS),
        number("marshal", Of("cars"), "his car"),
        number("neutral", NEUTRAL, "bullets of the neutral pile", start=NEUTRAL),
        flag("closed", "the neutral pile (7.3)"),
        number("first", below("seats"), "the first player"),
        number("round", ROUNDS),
        number("shown", ROUNDS, "round cards turned up so far"),
        number("turn", LONGEST_ROUND),
        number("acted", 12, "how many have acted on this turn"),
        number("cursor", LONGEST_PLAN, "the next card of the plan to carry out"),
    ),
    frames=(
        Record("TurnFrame", "Somebody plans, on a turn of this kind.", (number("turn", SWITCHING),)),
        Record("SecondFrame", "A second card: those of the other bandit begin here.", (number("first_card", SECOND),)),
        ACT,
        Record("PunchFrame", "A bandit punches another.", (number("victim", below("bandits")),), ACT),
        Record("PocketFrame", "A bandit has knocked a purse loose.", (number("token", TOKENS - 1),), ACT),
    ),
)
