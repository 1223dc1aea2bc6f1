import assert from "node:assert/strict";
import { browserTest, openPage } from "./page.ts";
import { ask } from "./program.ts";

interface Probe {
  readonly result: string;
  readonly dtw: number;
  readonly moves: readonly { readonly move: string }[];
}

browserTest("the page says what the program says, and lists the moves in its order", async () => {
  const probe = (await ask("checkers/probe?position=B:WK9,12:B1,K4")) as Probe;
  const explorer = await openPage("#/checkers?position=B:WK9,12:B1,K4");
  assert.equal(probe.result, "loss");
  assert.equal(await explorer.headline(), `White wins in ${probe.dtw} plies (${Math.ceil(probe.dtw / 2)} moves)`);
  assert.deepEqual(await explorer.moves(), probe.moves.map((move) => move.move));
  assert.deepEqual(explorer.troubles, []);
});

for (const size of ["wide", "phone"] as const) {
  browserTest(`checkers is accessible and does not scroll sideways (${size})`, async () => {
    const explorer = await openPage("#/checkers?position=B:WK9,12:B1,K4", { size });
    await explorer.headline();
    await explorer.fits();
    await explorer.axe();
    await explorer.picture(`checkers-${size}`);
    assert.deepEqual(explorer.troubles, []);
  });
}
