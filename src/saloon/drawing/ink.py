"""Paper and ink: the colours of the page by noon, and the shapes that drawings are made of."""

from __future__ import annotations

from html import escape

PAPER = "#f4e8d0"
DEEP = "#e8d6b3"
BRIGHT = "#fcf5e4"
INK = "#2a1d14"
SOFT = "#5c4636"
LINE = "#b79f78"
SAND = "#d9b77e"
RUST = "#a8481f"
OXBLOOD = "#7a1f1a"
SAGE = "#6f7d52"
NIGHT = "#24344d"
BRASS = "#b98a2f"
STAR = "#d2a21f"
SKY = "#a9c4cf"
HAZE = "#f3ddb0"
MESA = "#c98a5a"
GROUND = "#cfa76a"
LAMP = "#fff3c9"

DISPLAY = "Podkova, 'Roboto Slab', Rockwell, serif"
TEXT = "'Source Sans 3', 'Segoe UI', sans-serif"
HATCH = (
    f'<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V5" stroke="{INK}" stroke-opacity=".22" stroke-width="1.4"/></pattern>'
)
SKIES = (
    f'<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{SKY}"/><stop offset="1" stop-color="{HAZE}"/>'
    f"</linearGradient>"
)


class Sheet:
    """A picture that is drawn from back to front."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.parts: list[str] = []

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, round: float = 0, stroke: float = 2
    ) -> None:
        line = f' stroke="{INK}" stroke-width="{stroke}"' if stroke else ""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{fill}"{line}/>'
        )

    def path(self, course: str, fill: str = "none", stroke: float = 2, colour: str = INK, fade: float = 1) -> None:
        line = f' stroke="{colour}" stroke-width="{stroke}" stroke-linejoin="round"' if stroke else ""
        self.parts.append(f'<path d="{course}" fill="{fill}"{line}{faded(fade)}/>')

    def disc(self, x: float, y: float, radius: float, fill: str, stroke: float = 2) -> None:
        line = f' stroke="{INK}" stroke-width="{stroke}"' if stroke else ""
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{line}/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        fill: str = INK,
        anchor: str = "middle",
        display: bool = False,
        room: float = 0,
    ) -> None:
        """A line of words; where it would be wider than the room it is squeezed."""
        face = DISPLAY if display else TEXT
        weight = 700 if display else 500
        squeeze = ""
        if room and len(words) * size * 0.52 > room:
            squeeze = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-family="{face}" font-weight="{weight}" '
            f'fill="{fill}" text-anchor="{anchor}"{squeeze}>{escape(words)}</text>'
        )

    def shade(self, course: str) -> None:
        """Hatching."""
        self.parts.append(f'<path d="{course}" fill="url(#hatch)"/>')

    def place(self, x: float, y: float, scale: float, parts: str, fade: float = 1) -> None:
        """A drawing that was made around the origin."""
        self.parts.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})"{faded(fade)}>{parts}</g>')

    def paper(self) -> None:
        self.box(0, 0, self.width, self.height, PAPER, stroke=0)

    def landscape(self, horizon: float) -> None:
        """Sky, sun, mesas and the ground."""
        width, height = self.width, self.height
        self.paper()
        self.box(0, 0, width, horizon, "url(#sky)", stroke=0)
        self.disc(width * 0.82, horizon * 0.42, horizon * 0.16, LAMP, 0)
        for start, wide, tall in ((0.04, 0.2, 0.34), (0.3, 0.13, 0.24), (0.55, 0.24, 0.3), (0.86, 0.16, 0.38)):
            x, w, h = width * start, width * wide, horizon * tall
            course = f"M{x:g} {horizon:g}l{w * 0.12:g} {-h:g}h{w * 0.7:g}l{w * 0.18:g} {h:g}z"
            self.path(course, MESA, 1.5, SOFT, 0.55)
        self.box(0, horizon, width, height - horizon, GROUND, stroke=0)

    def svg(self) -> str:
        size = f'viewBox="0 0 {self.width:g} {self.height:g}" width="{self.width:g}" height="{self.height:g}"'
        body = "".join(self.parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{HATCH}{SKIES}</defs>{body}</svg>'


def faded(fade: float) -> str:
    return "" if fade == 1 else f' opacity="{fade:g}"'


def star(radius: float) -> str:
    """A five-pointed star around the origin."""
    return (
        f'<path transform="scale({radius / 10:g})" fill="{STAR}" stroke="{INK}" stroke-width="1.4" '
        f'd="M0-10 2.4-3.2 9.5-3.1 3.8 1.2 5.9 8.1 0 4-5.9 8.1-3.8 1.2-9.5-3.1-2.4-3.2z"/>'
    )


def figure(coat: str, letter: str, badge: bool = False) -> str:
    """Somebody in a hat, seen from the front, standing on the origin, 64 high."""
    letters = BRIGHT if coat != BRIGHT else INK
    mark = star(7) if badge else ""
    chest = f'<g transform="translate(0 -22)">{mark}</g>' if badge else ""
    if letter:
        chest += (
            f'<text y="-15" font-size="{20 - 4 * len(letter)}" font-family="{DISPLAY}" font-weight="700" '
            f'fill="{letters}" text-anchor="middle">{escape(letter)}</text>'
        )
    return (
        f'<path d="M-7 0V-12H-1V0zM1 0V-12H7V0z" fill="{SOFT}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-13-8-11-30Q-10-36 0-36 10-36 11-30L13-8Q0-4-13-8z" fill="{coat}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M4-35Q10-35 11-30L13-8Q9-6 6-6z" fill="url(#hatch)"/>'
        f'<circle cy="-42" r="8" fill="{SAND}" stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M-8-39Q0-34 8-39L6-33Q0-29-6-33z" fill="{OXBLOOD}" stroke="{INK}" stroke-width="1.4"/>'
        f'<path d="M-17-46Q0-41 17-46 11-50 8-50L6-61Q0-64-6-61L-8-50Q-11-50-17-46z" fill="{SOFT}" stroke="{INK}" '
        f'stroke-width="2"/>{chest}'
    )
