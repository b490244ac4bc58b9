"""How people reach the house: through which proxies, and under which name."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
RawHeaders = Iterable[tuple[bytes, bytes]]

PORTS: Final = {"http": 80, "https": 443}
SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
THIS_MACHINE: Final = (ipaddress.ip_network("127.0.0.1"), ipaddress.ip_network("::1"))


@dataclass(frozen=True)
class Name:
    """A scheme, a host and a port under which a server is known."""

    scheme: str
    host: str
    port: int


@dataclass(frozen=True)
class Origin:
    """Whom to believe about where others come from, and what the house is called; without a name by any."""

    proxies: Sequence[Network] = THIS_MACHINE
    name: Name | None = None

    def is_proxy(self, host: str) -> bool:
        address = address_from(host)
        return address is not None and any(address in network for network in self.proxies)

    def visitor(self, peer: str, headers: RawHeaders) -> str:
        """Where a request comes from: each proxy adds at the end who came to it, so the last one who is no proxy of
        ours is the visitor, whatever stands before. Nobody but a proxy is asked."""
        if not self.is_proxy(peer):
            return peer
        found = peer
        said = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        for hop in reversed(said.split(",")):
            address = address_from(without_port(hop.strip()))
            if address is None:
                break
            found = str(address)
            if not self.is_proxy(found):
                break
        return found

    def scheme(self, peer: str, headers: RawHeaders) -> str | None:
        """How the visitor spoke to the proxy, if it was one that says so."""
        if self.name:
            return self.name.scheme
        if not self.is_proxy(peer):
            return None
        said = [value for name, value in headers if name == b"x-forwarded-proto"]
        return SCHEMES.get(said[-1].decode("latin-1").strip()) if said else None

    def seen(self, scope: Scope) -> Scope:
        """A request as it was before proxies passed it on."""
        peer = scope["client"][0] if scope.get("client") else ""
        scheme = self.scheme(peer, scope["headers"])
        changes: dict[str, object] = {"client": (self.visitor(peer, scope["headers"]), 0)} if peer else {}
        if scheme:
            changes["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        return {**scope, **changes}

    def is_called(self, headers: Headers) -> bool:
        """Whether somebody asks for this house, not for another that was made to lead here."""
        return self.name is None or self.name == name_from(f"{self.name.scheme}://{headers.get('host', '')}")

    def is_home(self, headers: Headers) -> bool:
        """Whether a page of ours speaks. A program that is no browser names no origin; it has no cookies of others."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if self.name:
            return self.name == name_from(origin)
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # no address at all
            return False


def name_from(url: str) -> Name | None:
    """The name in the address of a server; None for what is none, or is more than that."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").rstrip(".").encode("idna").decode()
        port = PORTS[parts.scheme] if parts.port is None else parts.port
    except (ValueError, KeyError):  # UnicodeError is one of the first
        return None
    beside = parts.username is not None or parts.path.strip("/") or parts.query or parts.fragment
    return None if beside or not host else Name(parts.scheme, host, port)


def address_from(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; one of version 4 in the clothes of version 6 is what it is."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def without_port(hop: str) -> str:
    """Some proxies note where exactly somebody came from: 192.0.2.1:4711, [2001:db8::1]:4711."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
