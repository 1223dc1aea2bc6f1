"""Exact answers about two-player games: values, positions, sums, tables, and every command.

>>> import zermelo
>>> zermelo.clobber("BBW").value() + zermelo.hackenbush(stalk="BRR").value()
Value('1/4^')
"""

from ._ask import ask, ask_all
from ._connect import ConnectPosition, ConnectSolution, Threats, connect
from ._games import Conjecture, Member, Option, Rules, conjecture, moves, solve, value
from ._tree import Tree
from ._zermelo import (
    BudgetSpent,
    CheckersPosition,
    Error,
    First,
    Game,
    Line,
    LoopyGame,
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
    "Conjecture",
    "ConnectPosition",
    "ConnectSolution",
    "Error",
    "First",
    "Game",
    "Line",
    "LoopyGame",
    "Member",
    "MissingTable",
    "Option",
    "Position",
    "Probe",
    "Rules",
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
    "conjecture",
    "connect",
    "connect_shape",
    "domineering",
    "hackenbush",
    "moves",
    "solve",
    "value",
]
