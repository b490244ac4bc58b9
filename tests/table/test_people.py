"""People are who their cookie says, and are called something that can be shown."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.responses import Response

from saloon.engine.errors import SaloonError
from saloon.table.people import ALPHABET, People, clean_name, table_id

PEOPLE = People(b"k" * 32)
ANNA = "Jx3-kQ7_vPz0aYb2NcRw5A"
COOKIE = PEOPLE.cookie_for(ANNA)


def test_a_cookie_says_who_it_is() -> None:
    assert PEOPLE.id_from(COOKIE) == ANNA
    assert People(b"k" * 32).id_from(COOKIE) == ANNA


def test_a_new_person_is_known_by_the_cookie() -> None:
    ident = PEOPLE.new_id()
    assert PEOPLE.id_from(PEOPLE.cookie_for(ident)) == ident


def test_ids_are_new_and_fit_into_a_link() -> None:
    ids = {PEOPLE.new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(ident) == 22 and ident.replace("-", "").replace("_", "").isalnum() for ident in ids)


@pytest.mark.parametrize(
    "cookie",
    [
        None,
        "",
        ".",
        ANNA,
        f"{ANNA}.",
        f"{ANNA}.{'A' * 43}",
        COOKIE + "=",
        COOKIE + " ",
        COOKIE + ".",
        COOKIE + "A",
        " " + COOKIE,
        COOKIE.replace(".", ".-."),
        COOKIE.partition(".")[2],
        ANNA.swapcase() + "." + COOKIE.partition(".")[2],
        People(b"j" * 32).cookie_for(ANNA),
        PEOPLE.cookie_for("admin"),
        PEOPLE.cookie_for(ANNA + "\n"),
        "\ud800" * 22,
        f"{ANNA}.\udcff\x00й",
        "й" * 22 + ".",
        "A" * 100_000,
    ],
)
def test_a_forged_cookie_is_nobody(cookie: str | None) -> None:
    assert PEOPLE.id_from(cookie) is None


@pytest.mark.parametrize("length", range(len(COOKIE)))
def test_a_truncated_cookie_is_nobody(length: int) -> None:
    assert PEOPLE.id_from(COOKIE[:length]) is None


@given(st.integers(0, len(COOKIE) - 1), st.integers(0, 6))
def test_a_cookie_with_a_flipped_bit_is_nobody(place: int, bit: int) -> None:
    flipped = COOKIE[:place] + chr(ord(COOKIE[place]) ^ 1 << bit) + COOKIE[place + 1 :]
    assert PEOPLE.id_from(flipped) is None


@given(st.text())
def test_any_other_text_is_nobody(text: str) -> None:
    assert PEOPLE.id_from(text) is None


@pytest.mark.parametrize("secure", [True, False])
def test_a_cookie_is_kept_from_scripts_and_other_sites(secure: bool) -> None:
    response = Response()
    PEOPLE.set_cookie(response, ANNA, secure)
    first, *rest = response.headers["set-cookie"].split("; ")
    assert first == f"saloon={COOKIE}"
    wanted = {"httponly", "samesite=lax", "path=/", "max-age=63072000"} | ({"secure"} if secure else set())
    assert {part.lower() for part in rest} == wanted


def test_tables_have_ids_that_can_be_read_out() -> None:
    ids = {table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(16 <= len(ident) <= 18 and set(ident) <= set(ALPHABET) for ident in ids)
    assert not set("0O1lI") & set(ALPHABET)
    assert len(ALPHABET) ** len(table_id()) >= 2**96


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("", ""),
        ("Anna", "Anna"),
        ("  Anna \t Maria ", "Anna Maria"),
        ("Anna\nMaria", "Anna Maria"),
        ("Anna\u2028Maria\r\n", "Anna Maria"),
        ("An\u202ena\u202c", "Anna"),
        ("\u2067Anna\u2069\u200f\u061c", "Anna"),
        ("An\u200bn\u200da\ufeff\u00ad", "Anna"),
        ("Anna \u200b Maria", "Anna Maria"),
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("Anna\ud800", "Anna"),
        ("Anna\u3164\u2800", "Anna"),
        ("Зоряна", "Зоряна"),
        ("Їжак", "Їжак"),
        ("И\u0306", "Й"),
        ("Zoe\u0308", "Zoë"),
        ("Ковбой 🤠", "Ковбой 🤠"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x" * 31, "x" * 30),
        ("🤠" * 31, "🤠" * 30),
        ("e\u0301" * 30, "é" * 30),
        ("x" * 29 + " yz", "x" * 29),
        ("عمر", "عمر"),
        ("<b>", "<b>"),
    ],
)
def test_names_are_cleaned(given_name: str, name: str) -> None:
    assert clean_name(given_name) == name


@pytest.mark.parametrize("text", [" ", "\n", "\u200b", "\u202e\u202c", "\x00", "\ud800", "\u3164", "\u0301", "\ue000"])
def test_a_name_that_nobody_can_see_is_refused(text: str) -> None:
    with pytest.raises(SaloonError) as caught:
        clean_name(text)
    assert caught.value.key == "table-bad-name"


@given(st.text(st.characters(), max_size=60))
def test_a_clean_name_is_short_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except SaloonError:
        return
    assert len(name) <= 30
    assert clean_name(name) == name == unicodedata.normalize("NFC", name)
    assert name == " ".join(name.split())
    assert not {unicodedata.category(char) for char in name} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    name.encode()
