// The state of the view as the address has it.

import { change, type How } from "../../state/route.ts";
import { emptyBoard, formatBoard, formatTurn, nextTurn, parseBoard, readRules, readTurn, stonesOn, turnOf, withStone, type Board, type Colour, type Rules, type Turn } from "./board.ts";

export interface Game {
  readonly rules: Rules;
  readonly board: Board;
  readonly turn: Turn;
}

/** A win by fours and threes in Go-Moku. */
export const firstBoard = ".............../.............../.............../.............../......x......../.....o.ox....../......x.o....../......ox......./...o.xo.x....../....x..x.o...../......o......../.............../.............../.............../...............";

/** The game of an address, or one sentence that says what is wrong with it. */
export function readGame(params: Readonly<Record<string, string>>): Game | string {
  const isFirst = params.rules === undefined && params.position === undefined;
  const rules = readRules(params.rules ?? "gomoku");
  if (typeof rules === "string") return rules;
  const text = params.position ?? (isFirst ? firstBoard : undefined);
  const board = text === undefined ? emptyBoard(rules) : parseBoard(text);
  if (typeof board === "string") return board;
  if (/^\d/.test(rules.text) && (board.rows !== rules.rows || board.columns !== rules.columns)) {
    return `The board has ${board.rows} by ${board.columns} points; the rules say ${rules.rows} by ${rules.columns}.`;
  }
  return { rules, board, turn: readTurn(params.turn, turnOf(rules, board)) };
}

/** Another board of the same game. */
export function showBoard({ rules }: Game, board: Board, turn: Turn, how: How = "push"): void {
  change({ position: formatBoard(board), rules: rules.text, turn: formatTurn(turn, turnOf(rules, board)), win: null }, how);
}

/** A stone of the side to move on a void point. */
export function placeStone(game: Game, cell: number): void {
  if (game.board.cells[cell] !== ".") return;
  showBoard(game, withStone(game.board, cell, game.turn.colour), nextTurn(game.rules, game.turn));
}

/** All stones of a turn at once; the rest of the turn is then not placed, as at the end of a game. */
export function placeTurn(game: Game, cells: readonly number[], how: How): void {
  const board = cells.reduce((before, cell) => withStone(before, cell, game.turn.colour), game.board);
  showBoard(game, board, nextTurn(game.rules, { ...game.turn, left: 1 }), how);
}

/** In set-up mode a click changes a point: void, black, white. The side to move stays. */
export function cycleStone(game: Game, cell: number): void {
  const now = game.board.cells[cell];
  showBoard(game, withStone(game.board, cell, now === "." ? "x" : now === "x" ? "o" : "."), { ...game.turn, left: game.rules.p });
}

export function setColour(game: Game, colour: Colour): void {
  showBoard(game, game.board, { colour, left: colour === game.turn.colour ? game.turn.left : game.rules.p });
}

export function isHalfTurn({ rules, board, turn }: Game): boolean {
  return stonesOn(board) >= rules.q && turn.left < rules.p;
}
