"""Frames are counted by their heads, however they are cut up on their way."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from saloon.table.limits import Windows
from saloon.table.socket_frames import FrameCounter

WIDE: Windows = ((10_000, 1.0),)
CONTROL = (Opcode.PING, Opcode.PONG)

sizes = st.sampled_from([0, 1, 5, 125, 126, 127, 4096, 65_535, 65_536])
frames = st.builds(
    lambda opcode, size, final: Frame(opcode, b"x" * (size % 126 if opcode in CONTROL else size), final),
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, *CONTROL]),
    sizes,
    st.booleans(),
).filter(lambda frame: frame.fin or frame.opcode not in CONTROL)
cuts = st.lists(st.integers(1, 5000), max_size=40)


def pieces(data: bytes, lengths: list[int]) -> list[bytes]:
    found = []
    for length in lengths:
        found.append(data[:length])
        data = data[length:]
    return [*found, data]


@given(st.lists(frames, max_size=12), cuts, st.booleans())
def test_every_frame_is_counted_once(sent: list[Frame], lengths: list[int], mask: bool) -> None:
    seen = FrameCounter(WIDE)
    data = b"".join(frame.serialize(mask=mask) for frame in sent)
    assert all(seen.take(piece, 0.0) for piece in pieces(data, lengths))
    assert len(seen.track.times) == len(sent)
    messages = [frame for frame in sent if frame.opcode not in CONTROL]
    assert seen.messages == sum(frame.fin for frame in messages)
    assert seen.unfinished == bool(messages and not messages[-1].fin)


@given(st.lists(frames, min_size=1, max_size=5), st.data())
def test_a_frame_that_lacks_something_is_unfinished(sent: list[Frame], data: st.DataObject) -> None:
    last = sent[-1].serialize(mask=True)
    lacking = last[: data.draw(st.integers(1, len(last) - 1))]
    seen = FrameCounter(WIDE)
    assert seen.take(b"".join(frame.serialize(mask=True) for frame in sent[:-1]) + lacking, 0.0)
    assert seen.unfinished


def test_no_frame_more_than_allowed_is_looked_at() -> None:
    ping = Frame(Opcode.PING, b"").serialize(mask=True)
    seen = FrameCounter(((3, 1.0), (5, 60.0)))
    assert seen.take(ping * 3, 0.0)
    assert not seen.take(ping, 0.5)
    assert seen.take(ping * 2, 1.0)
    assert not seen.take(ping * 1000, 2.0)
    assert len(seen.track.times) == 5


def test_a_length_that_cannot_be_is_believed_until_the_reader_refuses_it() -> None:
    seen = FrameCounter(WIDE)
    assert seen.take(b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0" + b"x" * 100, 0.0)
    assert seen.unfinished
    assert len(seen.track.times) == 1
