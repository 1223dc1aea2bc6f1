"""What pickle calls to make positions again."""

from . import _zermelo


def hackenbush(drawing: str, cuts: int) -> _zermelo.Position:
    return _zermelo.hackenbush(drawing, cuts=cuts)
