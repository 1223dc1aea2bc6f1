"""Exact answers about two-player games: values, positions, tables and games of your own.

>>> import zermelo
>>> zermelo.clobber("BBW").value() + zermelo.hackenbush(stalk="BRR").value()
Value('1/4^')
"""

from ._games import Conjecture, Member, Option, Rules, conjecture, moves, solve, value
from ._zermelo import (
    BudgetSpent,
    Error,
    First,
    Game,
    LoopyGame,
    Position,
    Solution,
    Thermograph,
    Value,
    Values,
    Wall,
    __version__,
    clobber,
    domineering,
    hackenbush,
)

__all__ = [
    "BudgetSpent",
    "Conjecture",
    "Error",
    "First",
    "Game",
    "LoopyGame",
    "Member",
    "Option",
    "Position",
    "Rules",
    "Solution",
    "Thermograph",
    "Value",
    "Values",
    "Wall",
    "__version__",
    "clobber",
    "conjecture",
    "domineering",
    "hackenbush",
    "moves",
    "solve",
    "value",
]
