"""Fluent's own view of the catalogues, for what is not plain. Imported when it is needed: it takes its time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from saloon.words.plain import catalogue

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_DISGUISED = "áƀçđéƒǧħíĵķĺɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶĹṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"
_DISGUISE = str.maketrans(_PLAIN, _DISGUISED)


class Disguise(Visitor):
    """Disguises the texts of a catalogue, not the arguments that will be put into them."""

    def visit_TextElement(self, text: TextElement) -> None:  # noqa: N802  # the name is Fluent's
        text.value = text.value.translate(_DISGUISE)


@lru_cache
def bundle(language: str, folders: tuple[Path, ...], *, disguised: bool) -> FluentBundle:
    """The catalogues of a language, one from each folder."""
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        resource = FluentResource(catalogue(folder, language))
        if disguised:
            Disguise().visit(resource)
        made.add_resource(resource)
    return made


def formatted(bundle: FluentBundle, pattern: Any, arguments: Mapping[str, object]) -> str:
    """A sentence; KeyError names what is missing in it."""
    said, problems = bundle.format_pattern(pattern, dict(arguments))
    if problems:
        raise KeyError(f"{said}: {problems[0]}")
    return str(said)
