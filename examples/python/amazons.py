"""Amazons: an amazon moves as a queen of chess and shoots an arrow, also as a queen moves, which
blocks the square it hits. Left has L, Right has R; # is blocked, rows end with |."""

from collections.abc import Iterator

from zermelo import value


class Amazons:
    def reached(self, board: str, start: int) -> Iterator[int]:
        width = board.index("|") + 1
        for step in (1, -1, width, -width, width + 1, -width - 1, width - 1, 1 - width):
            at = start + step
            while 0 <= at < len(board) and board[at] == ".":
                yield at
                at += step

    def left(self, board: str, own: str = "L") -> Iterator[str]:
        for start in (i for i, square in enumerate(board) if square == own):
            empty = board[:start] + "." + board[start + 1 :]
            for to in self.reached(board, start):
                for hit in self.reached(empty[:to] + own + empty[to + 1 :], to):
                    yield "".join({to: own, hit: "#"}.get(i, s) for i, s in enumerate(empty))

    def right(self, board: str) -> Iterator[str]:
        return self.left(board, "R")


if __name__ == "__main__":
    print(value(Amazons(), "L..|.#R|"))
