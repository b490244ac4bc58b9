"""The server: tables where people and bots play, told over HTTP and WebSocket, kept in a store."""

from pathlib import Path

from saloon.words import CATALOGUES

CATALOGUES.append(Path(__file__).parent / "words")
