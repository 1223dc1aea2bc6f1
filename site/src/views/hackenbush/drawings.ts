// Drawings to begin with. `at` places the vertices where the picture matters; elsewhere they are laid out.

export interface Named {
  readonly name: string;
  readonly position: string;
  readonly at?: string;
}

/** In place of the lost drawings A to E of the thesis, of the same values: `zermelo reproduce hackenbush-positions`. */
export const standIns: readonly Named[] = [
  { name: "A", position: "0-1-B 1-2-R 1-3-R 3-4-B 4-5-R 5-6-B 4-7-R 0-8-R 8-9-B 9-10-B 10-11-R 10-12-R 10-13-R 11-14-R" },
  { name: "B", position: "0-1-R 1-2-R 2-3-B 3-4-R 2-0-B 0-5-B 5-6-R 6-7-B 7-8-R 8-9-B 5-8-R" },
  { name: "C", position: "0-1-R 1-2-B 1-3-R 2-4-B 1-5-B 3-6-B 5-7-B 5-8-B 5-7-B 0-4-R 5-3-R" },
  { name: "D", position: "0-1-B 0-2-B 2-3-R 3-4-B 2-5-R 0-6-R 6-7-B 7-8-R 7-9-B 7-8-R 0-10-B 10-11-R 11-12-B 10-13-R 13-12-R 0-14-B 14-15-R 14-16-R 14-0-R 16-14-B" },
  { name: "E", position: "0-1-R 0-2-R 0-3-B 3-4-B 0-5-R 5-6-B 0-5-B 5-6-R 0-7-B 7-8-R 7-9-B 9-10-R 10-11-B 0-12-R 12-13-B 13-14-B 12-15-R 12-16-B 0-17-R 17-18-B 18-19-R 18-20-R 20-19-B" },
];

/** Worth half a move. */
export const house = { name: "House", position: "0-1-B 0-2-B 1-2-R 1-3-R 3-2-R 3-4-B 4-5-G 0-6-G 6-7-G 0-7-G", at: "1:-1.5,1.5;2:1.5,1.5;3:0,2.6;4:0,3.4;5:0.7,3.4;6:-0.4,0.8;7:0.4,0.8" };

export const gallery: readonly Named[] = [
  { name: "Half a move", position: "0-1-B 1-2-R" },
  { name: "Two stalks", position: "0-1-B 1-2-R 2-3-R 0-4-R 4-5-B 5-6-B" },
  { name: "Two thirds, nearly", position: "0-1-B 1-2-R 2-3-B 3-4-R 4-5-B 5-6-R 6-7-B" },
  { name: "Flower", position: "0-1-G 1-2-G 2-2-B 2-2-R 2-2-B" },
  { name: "Girl", position: "0-1-B 0-1-R 1-2-G 2-3-B 2-4-R 1-5-B 1-6-R 5-6-G 2-7-G 7-7-B 7-7-R", at: "1:0,1;2:0,2;3:-0.9,1.7;4:0.9,2.3;5:-0.7,0.6;6:0.7,0.6;7:0,2.6" },
  house,
  { name: "Redwood bed", position: "0-1-B 0-2-B 0-3-B 0-4-B 0-5-B 1-11-R 2-12-R 3-13-R 4-14-R 5-15-R 11-20-R 12-20-R 13-20-R 14-20-R 15-20-R 11-21-R 12-21-R 13-21-R 14-21-R" },
];

export const families: readonly string[] = ["B(RB)^n", "BR^n", "flower G^n BB", "R^nB", "G^n"];

export const first = "0-1-B 1-2-R 1-3-B 0-4-G 4-5-B 4-6-R 0-7-R 7-8-B 7-9-B";
