"""Frames of a socket, counted by their heads before anything is done with them: what is not read costs nothing."""

from __future__ import annotations

from typing import Final

from saloon.table.limits import Track, Windows

LONGEST_HEAD: Final = 14  # bytes
FINAL, OPCODE, MASKED, LENGTH = 0x80, 0x0F, 0x80, 0x7F
CONTROL: Final = 8  # from this opcode on: close, ping, pong
LONGER: Final = {126: 2, 127: 8}  # bytes in which a length stands that does not fit into the second one


class FrameCounter:
    """What has come in over one socket. The frames themselves are read elsewhere."""

    def __init__(self, windows: Windows) -> None:
        self.windows = windows
        self.track = Track(max((count for count, _ in windows), default=0))
        self.head = b""  # of a frame, as far as it has come
        self.left = 0  # bytes of a frame that are still to come
        self.in_message = False  # the last piece was not the final one
        self.is_piece = self.is_final = False  # what the frame that comes in is
        self.messages = 0  # that are complete

    @property
    def unfinished(self) -> bool:
        return bool(self.head) or self.left > 0 or self.in_message

    def take(self, data: bytes, now: float) -> bool:
        """Whether all frames that begin in these bytes are allowed."""
        at = 0
        while at < len(data):
            if self.left:
                step = min(self.left, len(data) - at)
                self.left -= step
                at += step
            else:
                head = self.head + data[at : at + LONGEST_HEAD - len(self.head)]
                size = head_size(head)
                if size > len(head):
                    self.head = head
                    return True
                if not self.allows(now):
                    return False
                at += size - len(self.head)
                self.begin(head)
            if not self.left:
                self.end()
        return True

    def allows(self, now: float) -> bool:
        if any(self.track.wait(count, seconds, now) > 0.0 for count, seconds in self.windows):
            return False
        if self.windows:
            self.track.add(now)
        return True

    def begin(self, head: bytes) -> None:
        self.head = b""
        self.is_piece = head[0] & OPCODE < CONTROL
        self.is_final = bool(head[0] & FINAL)
        short = head[1] & LENGTH
        self.left = int.from_bytes(head[2 : 2 + LONGER[short]]) if short in LONGER else short

    def end(self) -> None:
        if not self.is_piece:
            return
        self.in_message = not self.is_final
        self.messages += self.is_final


def head_size(head: bytes) -> int:
    """How many bytes the head of a frame has, as far as it can be told."""
    if len(head) < 2:
        return 2
    return 2 + LONGER.get(head[1] & LENGTH, 0) + (4 if head[1] & MASKED else 0)
