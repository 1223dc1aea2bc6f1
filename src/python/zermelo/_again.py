"""The functions that pickle calls to make positions again; those of the compiled module cannot be named."""

from . import _zermelo


def clobber(board: str) -> _zermelo.Position:
    return _zermelo.clobber(board)


def domineering(board: str) -> _zermelo.Position:
    return _zermelo.domineering(board)


def hackenbush(drawing: str, cuts: int) -> _zermelo.Position:
    return _zermelo.hackenbush(drawing, cuts=cuts)


def checkers(fen: str) -> _zermelo.CheckersPosition:
    return _zermelo.checkers(fen)
