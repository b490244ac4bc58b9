"""Reads RULES.md: numbered paragraphs, so that a rule can be shown where it is cited."""

import re

NUMBER = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)


def rules_of(text: str) -> dict[str, str]:
    """The rules by number, in the order of the text, without their numbers and without headings."""
    pieces = NUMBER.split(text)[1:]
    rules: dict[str, str] = {}
    for number, body in zip(pieces[::2], pieces[1::2], strict=True):
        if number in rules:
            raise ValueError(f"rule {number} is there twice")
        rules[number] = body.split("\n## ")[0].strip()
    return rules


def chapters_of(text: str) -> dict[str, str]:
    """The titles of the chapters by number."""
    return dict(re.findall(r"^## (\d+) (.+)$", text, re.MULTILINE))
