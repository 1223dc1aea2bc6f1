"""Domineering: Left places a vertical domino, Right a horizontal one. A position is the size of a
board and the set of its empty cells."""

from zermelo import value

Position = tuple[int, int, frozenset[tuple[int, int]]]


class Domineering:
    def left(self, p: Position) -> list[Position]:
        rows, columns, empty = p
        return [(rows, columns, empty - {(r, c), (r + 1, c)}) for r, c in empty if (r + 1, c) in empty]

    def right(self, p: Position) -> list[Position]:
        rows, columns, empty = p
        return [(rows, columns, empty - {(r, c), (r, c + 1)}) for r, c in empty if (r, c + 1) in empty]


def board(rows: int, columns: int) -> Position:
    return rows, columns, frozenset((r, c) for r in range(rows) for c in range(columns))


if __name__ == "__main__":
    print(value(Domineering(), board(3, 3)))  # +-1
