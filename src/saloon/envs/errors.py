"""What can go wrong at the researcher's door."""

from saloon.engine.errors import SaloonError


class MissingPackage(SaloonError, ImportError):
    """An optional package that this needs is not installed; the sentence names the extra that brings it."""


class BadSetting(SaloonError):
    """An environment that cannot be made like this."""
