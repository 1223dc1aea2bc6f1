"""Exact answers about two-player games: values, positions, sums, tables, and every command.

>>> import zermelo
>>> zermelo.clobber("BBW").value() + zermelo.hackenbush(stalk="BRR").value()
Value('1/4^')
"""

from ._ask import ask, ask_all
from ._connect import ConnectPosition, ConnectSolution, Threats, connect
from ._tree import Tree
from ._zermelo import (
    BudgetSpent,
    CheckersPosition,
    Error,
    First,
    Line,
    MissingTable,
    Position,
    Probe,
    ShapeTypes,
    Solution,
    Sum,
    Tables,
    Thermograph,
    Value,
    Values,
    Wall,
    __version__,
    checkers,
    checkers_of_sets,
    clobber,
    connect_shape,
    domineering,
    hackenbush,
)

__all__ = [
    "BudgetSpent",
    "CheckersPosition",
    "ConnectPosition",
    "ConnectSolution",
    "Error",
    "First",
    "Line",
    "MissingTable",
    "Position",
    "Probe",
    "ShapeTypes",
    "Solution",
    "Sum",
    "Tables",
    "Thermograph",
    "Threats",
    "Tree",
    "Value",
    "Values",
    "Wall",
    "__version__",
    "ask",
    "ask_all",
    "checkers",
    "checkers_of_sets",
    "clobber",
    "connect",
    "connect_shape",
    "domineering",
    "hackenbush",
]
