"""What can go wrong, as keys with details. The catalogues hold the sentences, so that nobody meets a bare key."""

from collections.abc import Callable, Mapping

Details = Mapping[str, object]


def bare(key: str, details: Details) -> str:
    """The fallback where no catalogue is at hand."""
    return " ".join([key, *(f"{name}={value}" for name, value in details.items())])


class Speaker:
    """Turns a key with details into a sentence; the package hands in its English catalogue on import."""

    speak: Callable[[str, Details], str] = staticmethod(bare)


class SaloonError(Exception):
    """`key` and `details` for translation, `rule` where a rule forbids it; `str()` is an English sentence."""

    def __init__(self, key: str, details: Details | None = None, rule: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.details: Details = {**(details or {}), "rule": rule} if rule else dict(details or {})

    def __str__(self) -> str:
        return Speaker.speak(self.key, self.details)


class UnknownGame(SaloonError):
    """No game of that slug."""


class BadSeats(SaloonError):
    """The game is not played by so many."""


class BadSwitch(SaloonError):
    """A switch or preset that does not exist, has no such value, or does not go with the seats or another switch."""


class BadSeed(SaloonError):
    """A seed that is none."""


BadOption = BadSwitch  # its name until 0.2


class IllegalOption(SaloonError):
    """An answer that the rules do not allow now."""


class NoSuchSeat(IllegalOption):
    """A seat that is not at this table."""


class BadRecord(SaloonError):
    """A record or a dump that cannot be trusted."""


class BrokenPlugin(SaloonError, UserWarning):
    """A game or a bot that another installed package brings cannot be used: a warning where many are listed, an error
    where this one is asked for."""
