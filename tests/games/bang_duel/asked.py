"""A position for every question of the Duel."""

from collections.abc import Callable

from games.bang_duel.street import Street, dealt, street


def plays(law: str, outlaw: str, side: str, cards: str, *words: str, **more: str) -> Street:
    """A position in which a side has played these words. `more`: the other hand and gear."""
    t = street(law, outlaw)
    other = "outlaw" if side == "law" else "law"
    t.hands(**{side: cards, other: more.pop("other", "")})
    if "deck" in more:
        t.deck(law=more.pop("deck"))
    t.gear(**more)
    t.turn(side)
    t.plays(side, *words)
    return t


def discarding() -> Street:
    return plays("tilghman 2, garrett", "anderson, hardin", "law", "colt, water, hat", "end turn")


def revealing() -> Street:
    t = plays("tilghman, masterson", "anderson, hardin", "outlaw", "colt", "play colt", tilghman="barrel")
    t.plays("law", "try the barrel")
    return t


def missed(card: str, **more: str) -> Street:
    """The law has shot, and the shot was cancelled."""
    t = plays("tilghman, garrett", "anderson, hardin", "law", card, f"play {card}", other="missed, colt, rest", **more)
    t.plays("outlaw", "play missed")
    return t


def paying_for_tex() -> Street:
    t = plays("tex-willer, garrett", "anderson, hardin", "law", "colt", "play colt", other="missed, rest")
    t.plays("outlaw", "play missed")
    return t


def looting() -> Street:
    t = plays("garrett 1, tilghman", "anderson, hardin", "outlaw", "colt", "play colt", garrett="bank", other="water")
    t.plays("law", "take the hit")
    return t


def repeating() -> Street:
    return plays(
        "tilghman, garrett", "pearl-hart", "outlaw", "water, colt", "reload water", "use pearl-hart", "pay colt"
    )


def plain(cards: str, *words: str, **more: str) -> Street:
    return plays("tilghman, garrett", "anderson, hardin", "law", cards, *words, **more)


def outlaws(names: str, cards: str, *words: str, **more: str) -> Street:
    return plays("tilghman, garrett", names, "outlaw", cards, *words, **more)


ASKED: dict[str, Callable[[], Street]] = {
    "front": dealt,
    "play": lambda: plain("colt, missed, water"),
    "target": lambda: plain("winchester", "play winchester"),
    "answer": lambda: plain("colt", "play colt", other="missed, colt", anderson="barrel, hat"),
    "extra": paying_for_tex,
    "reveal": revealing,
    "shield": lambda: plays("tilghman, buffalo-bill", "anderson, hardin", "outlaw", "colt", "play colt"),
    "duel": lambda: plain("duel", "play duel", other="colt, rest"),
    "indians": lambda: plain("indians", "play indians", other="colt, rest"),
    "robbery": lambda: outlaws("anderson, hardin", "robbery", "play robbery", other="water", anderson="hat"),
    "teacher": lambda: plain("teacher", "play teacher", anderson="hat", hardin="bank"),
    "water": lambda: plain("water", "play water"),
    "respite": lambda: plain("respite", "play respite"),
    "store": lambda: plain("store", "play store"),
    "wagon": lambda: plain("wagon", "play wagon"),
    "carbine": lambda: missed("carbine", anderson="bank"),
    "shotgun": lambda: missed("shotgun"),
    "peacemaker": lambda: missed("peacemaker"),
    "schulz": lambda: plays("tilghman, garrett", "schulz, hardin", "law", "colt, water", "play colt"),
    "anderson": looting,
    "pay": lambda: outlaws("sundance, hardin", "colt, rest", "use sundance"),
    "repeat": repeating,
    "keep": lambda: outlaws("sundance, hardin", "colt, rest", "use sundance", "pay colt"),
    "kate": lambda: outlaws("cattle-kate, hardin", "colt", "use cattle-kate", cattle_kate="hat, rattlesnake"),
    "discard": discarding,
}
