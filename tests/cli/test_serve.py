"""`saloon serve`: what it says of itself, and what it says when it cannot open."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from saloon.cli.main import main
from saloon.words import LANGUAGES


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def told_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is said about a mistake."""
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    return line


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["open the table in the browser", "this machine only", "a free one", "people", "instead"]),
        ("uk", ["браузері", "8000", "PostgreSQL"]),
        ("ru", ["браузере", "8000", "PostgreSQL"]),
        ("it", ["browser", "8000", "PostgreSQL"]),
    ],
)
def test_it_explains_where_it_opens_and_where_it_keeps_things(
    language: str, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "-h", "--lang", language])
    assert left.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    for words in [
        "--host",
        "--port",
        "--data",
        "--database",
        "--proxy",
        "--public-url",
        "https://saloon.example",
        *said,
    ]:
        assert words in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_port_is_named(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = told_in_one_line(["--lang", language, "serve", "--port", port], capsys)
    assert port in said
    assert "127.0.0.1" in said


@pytest.mark.parametrize("port", ["65536", "-1", "many"])
def test_a_port_that_cannot_be_is_named(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert port in told_in_one_line(["serve", f"--port={port}"], capsys)


def test_an_address_that_is_not_ours_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "192.0.2.1" in told_in_one_line(["serve", "--host", "192.0.2.1", "--port", "0"], capsys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_nobody_knows_is_named(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = told_in_one_line(["--lang", language, "serve", "--database", "mysql://ann:secret@host/saloon"], capsys)
    assert "mysql" in said
    assert "secret" not in said


def test_a_database_out_of_reach_is_named_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://ann:secret@127.0.0.1:1/saloon"
    said = told_in_one_line(["serve", "--port", "0", "--database", url], capsys)
    assert "127.0.0.1" in said
    assert "secret" not in said


def test_a_folder_that_cannot_be_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    assert str(file) in told_in_one_line(["serve", "--port", "0", "--data", str(file)], capsys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", ["nonsense", "10.0.0.0/33", "10.0.0.1/24", "saloon.example", "", "*"])
def test_a_proxy_that_is_none_is_named(language: str, given: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = told_in_one_line(["--lang", language, "serve", "--proxy", "10.0.0.1", given], capsys)
    assert f"“{given}”" in said or f"«{given}»" in said
    assert "10.0.0.0/24" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", ["saloon.example", "https://saloon.example/t", "ftp://saloon.example", ""])
def test_a_public_address_that_is_none_is_named(language: str, given: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = told_in_one_line(["--lang", language, "serve", "--public-url", given], capsys)
    assert f"“{given}”" in said or f"«{given}»" in said
    assert "https://saloon.example." in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", ["", "short", "with spaces in between", "з-кирилицею-в-заголовку"])
def test_a_token_that_can_be_guessed_or_not_be_sent_is_refused(
    token: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told_in_one_line(["--lang", language, "serve", "--port", "0", "--metrics-token", token], capsys)
    assert "--metrics-token" in said
    assert "16" in said


def test_without_the_packages_of_the_table_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    said = told_in_one_line(["serve"], capsys)
    assert "uvicorn" in said
    assert "saloon[table]" in said
