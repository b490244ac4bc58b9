"""What is generated from the structs of the wire: it is current, complete, and notices when it is not."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import saloon
from saloon.table import wire
from saloon.table.limits import BODY, FRAME
from tools.protocol import filled
from tools.shapes import fields, structs, tag, unions, view_of
from tools.typescript import typescript, view_ts, wire_ts
from tools.wire import ROOT, main, stale, texts, write

PAGE = ROOT / "docs" / "protocol.md"
STRUCTS = [struct.__name__ for struct in structs()]
GAMES = list(saloon.games())


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A tree with the generated files of this one."""
    for file in texts(ROOT):
        place = tmp_path / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    return tmp_path


def test_everything_is_current() -> None:
    assert stale(ROOT) == []


@pytest.mark.parametrize("file", [file.relative_to(ROOT).as_posix() for file in texts(ROOT)])
def test_a_stale_file_is_found_and_mended(copy: Path, file: str) -> None:
    text = (copy / file).read_text(encoding="utf-8")
    (copy / file).write_text(re.sub("number|kind", "nummer", text), encoding="utf-8")
    assert stale(copy) == [file]
    write(copy)
    assert stale(copy) == []


def test_a_missing_file_is_found(copy: Path) -> None:
    (copy / "web" / "src" / "wire.ts").unlink()
    assert stale(copy) == ["web/src/wire.ts"]


def test_the_check_fails_with_the_names_of_the_files(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.wire.ROOT", copy)
    monkeypatch.setattr("sys.argv", ["wire", "--check"])
    main()
    (copy / "web" / "src" / "wire.ts").write_text("", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"web/src/wire\.ts.*make wire"):
        main()
    monkeypatch.setattr("sys.argv", ["wire"])
    main()
    assert stale(copy) == []


def test_what_is_written_by_hand_stays(copy: Path) -> None:
    page = copy / "docs" / "protocol.md"
    page.write_text(
        page.read_text(encoding="utf-8").replace("## Limits\n", "## Limits\n\nBy hand.\n"), encoding="utf-8"
    )
    assert stale(copy) == []
    write(copy)
    assert "By hand." in page.read_text(encoding="utf-8")


def test_a_lost_marker_is_noticed() -> None:
    with pytest.raises(ValueError, match="generated: routes"):
        filled("# A page without markers\n")


# Types of the page


def interfaces(text: str) -> dict[str, str]:
    return dict(re.findall(r"^export interface (\w+) \{\n(.*?)^\}$", text, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("name", STRUCTS)
def test_the_page_knows_every_struct_with_every_field(name: str) -> None:
    struct = getattr(wire, name)
    body = interfaces(wire_ts("head"))[name]
    kind = tag(struct)
    assert ("type: " in body) == (kind is not None)
    assert kind is None or f'  type: "{kind}";\n' in body
    for field in fields(struct):
        assert re.search(rf"^  {field.encode_name}\??: ", body, re.MULTILINE), field.name


def test_the_page_knows_the_messages_of_both_sides() -> None:
    text = wire_ts("head")
    assert set(unions()) == {"ClientMessage", "ServerMessage"}
    for name, members in unions().items():
        assert f"export type {name} = {' | '.join(member.__name__ for member in members)};" in text
    assert f"export const PROTOCOL = {wire.PROTOCOL};" in text


def test_only_what_people_send_may_be_left_out() -> None:
    found = interfaces(wire_ts("head"))
    assert "  since?: number;" in found["Hello"]
    assert "  seat?: number | null;" in found["Hello"]
    assert "  seat: number;" in found["Answer"]
    assert "  position: Position | null;" in found["Happened"]


def test_types_of_the_page() -> None:
    found = interfaces(wire_ts("head"))
    assert "  view: unknown;" in found["Position"]
    assert "  details: Record<string, unknown>;" in found["Trouble"]
    assert "  values: (boolean | number | string)[];" in found["SwitchInfo"]
    assert "  usual: Record<number, Record<string, boolean | number | string>>;" in found["GameInfo"]
    with pytest.raises(TypeError, match="no word of TypeScript"):
        typescript(msgspec.inspect.type_info(bytes))


@pytest.mark.parametrize("slug", GAMES)
def test_the_view_of_a_game_has_its_type(slug: str) -> None:
    """Every value that a view holds has a field in the generated types."""
    game = saloon.game(slug)
    found = interfaces(view_ts("head", game))
    view = msgspec.to_builtins(game.new(game.seats[0]).view(0))
    body = found[view_of(game).__name__]
    for name in view:
        assert f"  {name}: " in body
    for named in re.findall(r"\b[A-Z]\w+", re.sub(r"//.*|Record", "", "".join(found.values()))):
        assert named in found


# docs/protocol.md


@pytest.mark.parametrize("name", STRUCTS)
def test_the_protocol_describes_every_struct(name: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    (chapter,) = re.findall(rf"^### {name}\n(.*?)(?=^#|^<!--)", page, re.MULTILINE | re.DOTALL)
    for field in fields(getattr(wire, name)):
        assert f"| `{field.encode_name}` |" in chapter


def test_the_protocol_is_of_this_version_and_size() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"Protocol version {wire.PROTOCOL}." in page
    assert f"at most {FRAME} bytes, the body of a request at most {BODY}." in page


def test_links_inside_the_protocol_lead_somewhere() -> None:
    page = PAGE.read_text(encoding="utf-8")
    headings = {re.sub(r"[^\w -]", "", line).strip().lower().replace(" ", "-") for line in titles(page)}
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= headings


def titles(page: str) -> Iterator[str]:
    yield from re.findall(r"^#+ (.+)$", page, re.MULTILINE)


def test_the_exchange_of_the_protocol_could_happen() -> None:
    (example,) = re.findall(r"^```\n(> .*?)```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    said = [message.strip() for message in re.split(r"\n\n", example)]
    for message in said:
        side: object = {">": wire.ClientMessage, "<": wire.ServerMessage}[message[0]]
        msgspec.json.decode(message[1:], type=side)
    assert {message[0] for message in said} == {">", "<"}
