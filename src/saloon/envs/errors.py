"""What can go wrong at the researcher's door."""

from saloon.engine.errors import SaloonError


class MissingPackage(SaloonError, ImportError):
    """An optional package that this needs is not installed; the sentence names the extra that brings it."""


class BadSetting(SaloonError):
    """An environment that cannot be made like this."""


class BadAction(SaloonError):
    """Something that is no answer to anything: of the wrong type or shape, or of an agent that does not exist."""


class WorkerLost(SaloonError):
    """A process that played some of the games has died."""


class NotNow(SaloonError):
    """Asked too early, before `reset`, or too late, after the end."""
