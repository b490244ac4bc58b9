"""People without registration: a random id that others may see, and a signed cookie that says it is yours."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

from itsdangerous import Signer
from starlette.responses import Response

from saloon.engine.errors import SaloonError

COOKIE: Final = "saloon"
AGE: Final = 2 * 365 * 24 * 3600  # seconds; every visit begins them anew
ID_BYTES: Final = 16
ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")  # what so many bytes become
# No 0 and O, no 1, l and I: a link may be read out. 17 of these 57 are 99 bits, more than anybody can guess
ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
TABLE_ID: Final = 17
LONGEST: Final = 30  # characters of a name
# Control, format (zero width, direction), halves of a character, private use
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co")
# Letters and signs by their category, but nothing to see
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


class People:
    """Knows its own cookies by the server's key."""

    def __init__(self, key: bytes) -> None:
        self.signer = Signer(key, salt=b"saloon.person", key_derivation="hmac", digest_method=hashlib.sha256)

    def new_id(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def cookie_for(self, ident: str) -> str:
        return self.signer.sign(ident).decode()

    def id_from(self, cookie: str | None) -> str | None:
        """Who this is, or None for anything that did not come from here."""
        ident = (cookie or "").partition(".")[0]
        if cookie is None or not ID.fullmatch(ident):
            return None
        # Compared as text: a decoded signature would let several spellings of it pass
        if not hmac.compare_digest(cookie.encode(errors="replace"), self.cookie_for(ident).encode()):
            return None
        return ident

    def set_cookie(self, response: Response, ident: str, secure: bool) -> None:
        response.set_cookie(
            COOKIE, self.cookie_for(ident), max_age=AGE, path="/", secure=secure, httponly=True, samesite="lax"
        )


def table_id() -> str:
    """The secret part of a table's link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID))


def clean_name(text: str) -> str:
    """A name as others may see it, on one line and in its own direction. Nothing stays nothing; SaloonError when
    something was given and nothing of it can be seen."""
    spaced = " ".join(text.split())
    visible = "".join(char for char in spaced if unicodedata.category(char) not in UNSEEN and char not in BLANK)
    name = " ".join(unicodedata.normalize("NFC", visible).split())[:LONGEST].rstrip()
    # An accent without a letter would settle on whatever stands before the name
    if text and all(unicodedata.category(char)[0] in "MZ" for char in name):
        raise SaloonError("table-bad-name", {"most": LONGEST})
    return name
