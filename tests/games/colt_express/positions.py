"""Positions that several chapters begin with."""

from games.colt_express.train import Table, table
from saloon.engine.rng import Rng

EYES = ["", "doc", "belle", "ghost"]  # "" is a spectator
WORLDS = 40


def three(expert: bool = False, seed: int = 0) -> Table:
    """Three bandits on three cars; Ghost is in the middle of the train, where his Move asks him something."""
    t = table("doc", "belle", "ghost", expert=expert, seed=seed)
    t.at(doc="car 3", belle="car 3", ghost="car 2")
    return t


def four() -> Table:
    """Ghost, Doc, Belle and Tuco without their powers, all out of the way in the last car."""
    t = table("ghost", "doc", "belle", "tuco", abilities=False)
    t.at(ghost="car 4", doc="car 4", belle="car 4", tuco="car 4")
    return t


def imagined(t: Table, name: str) -> list[Table]:
    """Worlds that a seat holds possible."""
    seat = next(index for index, pair in enumerate(t.seats) if name in pair.split())
    return [Table(state=t.state.imagine(seat, Rng(key))) for key in range(WORLDS)]
