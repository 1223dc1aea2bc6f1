"""Snort: a turn colours a vertex of a graph; neighbours never have different colours. A position is
the vertices that Left may still colour, and those that Right may."""

from zermelo import value

Position = tuple[frozenset[int], frozenset[int]]


class Snort:
    def __init__(self, neighbours: dict[int, set[int]]) -> None:
        self.neighbours = neighbours

    def left(self, p: Position) -> list[Position]:
        mine, theirs = p
        return [(mine - {v}, theirs - self.neighbours[v] - {v}) for v in mine]

    def right(self, p: Position) -> list[Position]:
        return [self.mirror(q) for q in self.left(self.mirror(p))]

    def mirror(self, p: Position) -> Position:
        return p[1], p[0]


if __name__ == "__main__":
    path = {v: {v - 1, v + 1} for v in range(3)}
    print(value(Snort(path), (frozenset(path), frozenset(path))))  # +-2
