"""What can go wrong with a contest."""

from saloon.engine.errors import SaloonError


class NoContest(SaloonError):
    """A contest that cannot be held as it was asked for."""
