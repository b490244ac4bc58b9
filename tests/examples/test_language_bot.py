"""What a language model is told, and what is made of what it says."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

import saloon
from examples.lines import LINK, Line, happened, hear, log_of, position_of, seated, snapshot
from language_bot import LanguagePlayer, Model, Talk, by_command, by_http, main
from saloon.engine.rng import Rng
from saloon.engine.state import State
from storyteller import Storyteller, understood

GAMES = {slug: min(4, game.seats[-1]) for slug, game in saloon.games().items()}
NAMES = [("play rob", "Play Rob"), ("play move", "Play Move"), ("draw", "Draw three cards")]


def silent(talk: Talk) -> str:
    return ""


def first(talk: Talk) -> str:
    return "1"


def listener(game: str, state: State, seat: int, model: Model = silent, **changes: bool) -> LanguagePlayer:
    """A language player that has been told what its seat sees."""
    rulebook = changes.get("rulebook", False)
    player = seated(LanguagePlayer(LINK, "Bot", 0, model, 2, rulebook), game, GAMES[game], seat)
    player.position = position_of(state, seat)
    return player


def walk(game: str, answers: int, seed: int = 1) -> Iterator[tuple[State, int]]:
    """A random game that listens, and who is asked."""
    state = saloon.game(game).begin(GAMES[game], seed, {}, listen=True)
    rng = Rng(seed)
    for _ in range(answers):
        seat = state.deciders()[0]
        yield state, seat
        options = state.options(seat)
        state.play(seat, options[rng.below(len(options))])


def prompt(player: LanguagePlayer) -> str:
    teller = Storyteller(player.info["game"], len(player.info["chairs"]))
    return "\n\n".join(message["content"] for message in player.prompt(teller))


@pytest.mark.parametrize("game", GAMES)
def test_the_model_is_told_the_question_its_rule_and_the_answers_in_words(game: str) -> None:
    for state, seat in walk(game, 40):
        player = listener(game, state, seat)
        player.log = log_of(state, seat)
        text = prompt(player)
        rule = str(state.question(seat)["rule"])
        assert saloon.game(game).rule(rule) in text
        assert f"\n{len(state.options(seat))}. " in text.split("Your answers:")[1]
        assert "Your hand:" in text or not player.position["view"]["seats"][seat]["hand"]


@pytest.mark.parametrize("game", GAMES)
def test_the_model_is_told_no_more_than_its_seat_may_know(game: str) -> None:
    for number, (state, seat) in enumerate(walk(game, 60, seed=2)):
        if number % 6 == 0:
            imagined = state.imagine(seat, Rng(number))
            assert prompt(listener(game, state, seat)) == prompt(listener(game, imagined, seat))


def test_the_whole_rulebook_comes_only_when_it_is_wanted() -> None:
    state, seat = next(walk("bang-duel", 1))
    short, long = (prompt(listener("bang-duel", state, seat, rulebook=rulebook)) for rulebook in (False, True))
    rules = saloon.game("bang-duel").rulebook()
    assert all(rule in long for rule in rules.values())
    assert not all(rule in short for rule in rules.values())


def test_what_was_taken_back_did_not_happen() -> None:
    def entry(kind: str, answers: int, seat: int | None = None) -> dict[str, object]:
        events = [] if seat is None else [{"event": "drew", "known": False, "seat": seat, "count": 3}]
        return {"kind": kind, "answers": answers, "events": events}

    teller = Storyteller("colt-express", 3)
    log = [entry("answered", 1, 0), entry("answered", 2, 1), entry("undone", 1), entry("answered", 2, 2)]
    assert list(teller.news(log)) == list(teller.news([log[0], log[3]]))
    assert len(list(teller.news(log))) == 2


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2", 1),
        ("**2**", 1),
        (" 2. Play Move\n\n", 1),
        ("2) it is", 1),
        ("Rob pays 500, Move is safe.\nAnswer: 1", 0),
        ("My answer is 3.", 2),
        ("I choose option 3", 2),
        ('{"answer": 3}', 2),
        ('{\n  "answer": 3\n}', 2),
        ("<think>1? Or 2?\n2\n</think>\n3", 2),
        ("Answer: draw", 2),
        ("DRAW THREE", 2),
        ("“play rob”", 0),
        ("I will play move, I think", 1),
        ("play", None),
        ("4", None),
        ("0", None),
        ("Rule 4.1 forbids nothing", None),
        ("2.5", None),
        ("1" * 5000, None),
        ("1. Rob\n2. Move\nI do not know", None),
        ("", None),
    ],
)
def test_answers_are_read_with_patience(said: str, meant: int | None) -> None:
    assert understood(said, NAMES) == meant


def asked_until(player: LanguagePlayer, answers: list[str]) -> tuple[str, list[Talk]]:
    """What a player chooses whose model says these things one after the other, and what it was asked."""
    talks: list[Talk] = []

    def model(talk: Talk) -> str:
        talks.append([*talk])
        answer = answers[len(talks) - 1]
        if not answer:
            raise OSError("no line")
        return answer

    player.model = model
    return player.choose(), talks


@pytest.fixture
def player() -> LanguagePlayer:
    state, seat = next(walk("colt-express", 1))
    return listener("colt-express", state, seat)


def words(player: LanguagePlayer) -> list[str]:
    return [choice["words"] for choice in player.position["choices"]]


def test_who_is_not_understood_is_asked_again_and_told_why(player: LanguagePlayer) -> None:
    chosen, talks = asked_until(player, ["Whatever.", "1"])
    assert chosen == words(player)[0]
    assert talks[1][:2] == talks[0]
    assert talks[1][2] == {"role": "assistant", "content": "Whatever."}
    assert "none of the answers" in talks[1][3]["content"]


def test_a_model_that_never_chooses_plays_something_legal(
    player: LanguagePlayer, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen, talks = asked_until(player, ["Whatever.", ""])
    assert chosen in words(player)
    assert len(talks) == 2
    assert "no line" in capsys.readouterr().err


def test_a_refusal_of_the_server_is_told_to_the_model(player: LanguagePlayer) -> None:
    talks: list[Talk] = []

    def model(talk: Talk) -> str:
        talks.append(talk)
        return "1"

    player.model, line = model, Line()
    hear(player, line, snapshot(player.position, 4))
    hear(player, line, {"type": "refused", "id": "consent-3", "trouble": {"message": "Nobody asks."}})
    hear(player, line, {"type": "refused", "id": line.sent[0]["id"], "trouble": {"message": "Not now."}})
    hear(player, line, {"type": "ack", "id": line.sent[0]["id"], "number": 8})
    beginnings = [talk[1]["content"].split("\n")[0] for talk in talks]
    assert beginnings == ["What has happened:", "Your last answer was refused: Not now."]
    assert player.refusal == ""


def test_it_keeps_what_has_happened(player: LanguagePlayer) -> None:
    player.model = first
    earlier, later = happened(6, player.position, 4), happened(8, player.position, 4)
    hear(player, Line(), snapshot(player.position, 4, log=[earlier["entry"]]))
    hear(player, Line(), later)
    assert player.log == [earlier["entry"], later["entry"]]


def test_others_may_take_back_before_anything_is_answered(player: LanguagePlayer) -> None:
    player.model, line, position = first, Line(), player.position
    other = (player.seat + 1) % 4
    for waiting in ([player.seat, other], [other]):  # after it has agreed, it waits for the others
        wish = {"undo_cost": "nothing", "wanted": (player.seat + 2) % 4, "waiting": waiting}
        hear(player, line, happened(8, {**position, "takeback": wish}, 4))
    (consent,) = line.sent
    assert (consent["type"], consent["seat"], consent["agree"]) == ("consent", player.seat, True)
    hear(player, line, happened(9, position, 4))
    assert [message["type"] for message in line.sent] == ["consent", "answer"]


def test_where_there_is_no_server_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["language_bot.py", LINK, "--command", sys.executable])
    with pytest.raises(SystemExit, match="Connection refused") as told:
        main()
    assert str(told.value).startswith(LINK)


def test_where_there_is_one_answer_the_model_is_not_asked(player: LanguagePlayer) -> None:
    del player.position["choices"][1:]
    assert asked_until(player, []) == (words(player)[0], [])


def test_a_command_gets_the_prompt_and_gives_the_answer() -> None:
    talk = [{"role": "system", "content": "Грай"}, {"role": "user", "content": "до кінця"}]
    echo = by_command([sys.executable, "-X", "utf8", "-c", "print(input(), input(), input())"], 30)
    assert echo(talk) == "Грай  до кінця\n"


def test_a_command_that_fails_is_no_answer(player: LanguagePlayer, capsys: pytest.CaptureFixture[str]) -> None:
    player.model = by_command([sys.executable, "-c", "import sys; sys.exit('no tokens left')"], 30)
    assert player.choose() in words(player)
    assert capsys.readouterr().err.count("exit code 1. no tokens left") == 2


@pytest.fixture
def endpoint() -> Iterator[Callable[[object], tuple[str, list[tuple[str, str | None, Talk]]]]]:
    """Something that speaks like OpenAI's servers; gives its address and what it was asked."""
    servers: list[HTTPServer] = []

    def answering(answer: object) -> tuple[str, list[tuple[str, str | None, Talk]]]:
        asked: list[tuple[str, str | None, Talk]] = []

        class Endpoint(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # the name is http.server's
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                asked.append((f"{self.path} {body['model']}", self.headers["authorization"], body["messages"]))
                self.send_response(200)
                self.end_headers()
                self.wfile.write(json.dumps(answer).encode())

            def log_message(self, format: str, *args: object) -> None:
                """Says nothing."""

        server = HTTPServer(("127.0.0.1", 0), Endpoint)
        servers.append(server)
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}/v1", asked

    yield answering
    for server in servers:
        server.shutdown()
        server.server_close()


def test_an_endpoint_gets_the_talk_and_gives_the_answer(
    player: LanguagePlayer, endpoint: Callable[[object], tuple[str, list[tuple[str, str | None, Talk]]]]
) -> None:
    url, asked = endpoint({"choices": [{"message": {"role": "assistant", "content": "2"}}]})
    player.model = by_http(url, "clever", "secret", 30)
    assert player.choose() == words(player)[1]
    ((where, key, talk),) = asked
    assert (where, key) == ("/v1/chat/completions clever", "Bearer secret")
    assert [message["role"] for message in talk] == ["system", "user"]


@pytest.mark.parametrize("answer", [{}, {"choices": []}, {"choices": [None]}, [], "no"])
def test_an_endpoint_that_says_something_strange_is_no_answer(
    player: LanguagePlayer,
    answer: object,
    endpoint: Callable[[object], tuple[str, list[tuple[str, str | None, Talk]]]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    url, asked = endpoint(answer)
    player.model = by_http(url, "clever", "", 30)
    assert player.choose() in words(player)
    assert [key for _, key, _ in asked] == [None, None]
    assert capsys.readouterr().err.count("does not answer") == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "one of the arguments --command --url is required"),
        (["--command", "there-is-no-such-program"], "there is no command"),
        (["--command", ""], "there is no command"),
        (["--command", "'"], "No closing quotation"),
        (["--url", "http://127.0.0.1:1/v1"], "--url needs --model"),
        (["--url", "x", "--command", "y"], "not allowed with"),
    ],
)
def test_wrong_arguments_are_told(
    arguments: list[str], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["language_bot.py", LINK, *arguments])
    with pytest.raises(SystemExit):
        main()
    assert why in capsys.readouterr().err
