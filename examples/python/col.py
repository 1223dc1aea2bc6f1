"""Col: a turn colours a vertex of a graph; neighbours never have the same colour. A position is the
vertices that Left may still colour, and those that Right may. Every value is a number, or a number
and a star (Conway, On Numbers and Games)."""

from zermelo import value

Position = tuple[frozenset[int], frozenset[int]]


class Col:
    def __init__(self, neighbours: dict[int, set[int]]) -> None:
        self.neighbours = neighbours

    def left(self, p: Position) -> list[Position]:
        mine, theirs = p
        return [(mine - self.neighbours[v] - {v}, theirs - {v}) for v in mine]

    def right(self, p: Position) -> list[Position]:
        return [self.mirror(q) for q in self.left(self.mirror(p))]

    def mirror(self, p: Position) -> Position:
        return p[1], p[0]


if __name__ == "__main__":
    path = {v: {v - 1, v + 1} for v in range(5)}
    print(value(Col(path), (frozenset(path), frozenset(path))))
