"""Pictures of option trees."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import Literal

from ._zermelo import Position, Value

_gap, _step, _size = 14.0, 46.0, 13.0


@dataclass
class _Node:
    label: str
    drawing: str = ""  # an SVG document in place of the label
    width: float = 0.0
    height: float = 0.0
    is_left: bool = True
    options: list[_Node] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0

    @property
    def span(self) -> float:
        below = sum(option.span for option in self.options)
        return max(self.width, below + _gap * max(0, len(self.options) - 1))


def _measure(drawing: str) -> tuple[float, float]:
    found = re.search(r'width="([0-9.]+)" height="([0-9.]+)"', drawing)
    return (float(found[1]), float(found[2])) if found else (0.0, 0.0)


class Tree:
    """The options of a value or a position to some depth; a notebook shows it as a picture.

    Left's options hang from blue lines that lean to the left, Right's from red ones.

    >>> zermelo.Tree(Value("^"), depth=1)
    <tree of ^: 3 nodes>
    """

    def __init__(self, root: Value | Position, depth: int = 2, *, most: int = 200) -> None:
        self.root, self.depth, self._most = root, depth, most
        self._nodes: list[_Node] = []
        self._top = self._grown(root, depth, True)
        self._place(self._top, 0.0, 0.0)

    def __repr__(self) -> str:
        return f"<tree of {self.root}: {len(self._nodes)} nodes>"

    def _grown(self, at: Value | Position, depth: int, is_left: bool) -> _Node:
        node = _Node(str(at), is_left=is_left)
        drawing = at._repr_svg_() if isinstance(at, Position) else None
        if drawing is not None:
            node.drawing = drawing
            width, height = _measure(node.drawing)
            scale = min(0.5, 150 / max(width, height, 1))
            node.width, node.height = width * scale, height * scale
        else:
            node.width, node.height = 8 + 0.6 * _size * len(node.label), 1.7 * _size
        self._nodes.append(node)
        if depth > 0:
            options = [(option, True) for option in self._options(at, True)]
            options += [(option, False) for option in self._options(at, False)]
            for option, side in options:
                if len(self._nodes) < self._most:
                    node.options.append(self._grown(option, depth - 1, side))
        return node

    def _options(self, at: Value | Position, is_left: bool) -> list[Value] | list[Position]:
        if isinstance(at, Value):
            return list(at.left if is_left else at.right)
        side: Literal["left", "right"] = "left" if is_left else "right"
        return [at.play(move, side) for move in at.moves(side)]

    def _place(self, node: _Node, begin: float, y: float) -> None:
        below = sum(option.span for option in node.options)
        below += _gap * max(0, len(node.options) - 1)
        node.x, node.y = begin + node.span / 2, y
        at = begin + (node.span - below) / 2
        for option in node.options:
            self._place(option, at, y + node.height + _step)
            at += option.span + _gap

    def _repr_svg_(self) -> str:
        width = self._top.span + 2 * _gap
        height = max(node.y + node.height for node in self._nodes) + 2 * _gap
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width:.0f}" '
            f'height="{height:.0f}" viewBox="{-_gap} {-_gap} {width:.1f} {height:.1f}" '
            f'font-family="Helvetica, Arial, sans-serif" font-size="{_size}">',
            f"<title>Option tree of {escape(str(self.root))}</title>",
            f'<rect x="{-_gap}" y="{-_gap}" width="{width:.1f}" height="{height:.1f}" fill="#fff"/>',
        ]
        for node in self._nodes:
            for option in node.options:
                colour = "#1f5fbf" if option.is_left else "#c0392b"
                parts.append(
                    f'<line x1="{node.x:.1f}" y1="{node.y + node.height:.1f}" '
                    f'x2="{option.x:.1f}" y2="{option.y:.1f}" stroke="{colour}" stroke-width="2"/>'
                )
        parts += [self._drawn(node) for node in self._nodes]
        return "\n".join([*parts, "</svg>"])

    def _drawn(self, node: _Node) -> str:
        left = node.x - node.width / 2
        if node.drawing:
            frame = (
                f'<svg x="{left:.1f}" y="{node.y:.1f}" width="{node.width:.1f}" '
                f'height="{node.height:.1f}" '
            )
            return re.sub(r'<svg [^>]*?width="[0-9.]+" height="[0-9.]+" ', frame, node.drawing, count=1)
        return (
            f'<text x="{node.x:.1f}" y="{node.y + 1.2 * _size:.1f}" text-anchor="middle">'
            f"{escape(node.label)}</text>"
        )
