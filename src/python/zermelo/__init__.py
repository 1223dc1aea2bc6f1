"""Exact answers about two-player games: values, positions, tables and games of your own.

>>> import zermelo
>>> zermelo.clobber("BBW").value() + zermelo.hackenbush(stalk="BRR").value()
Value('1/4^')
"""

from ._zermelo import (
    BudgetSpent,
    Error,
    First,
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
    "Error",
    "First",
    "Position",
    "Solution",
    "Thermograph",
    "Value",
    "Values",
    "Wall",
    "__version__",
    "clobber",
    "domineering",
    "hackenbush",
]
