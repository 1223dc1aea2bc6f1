import assert from "node:assert/strict";
import { items } from "../../src/views/papers/items.ts";
import { browserTest, openPage } from "./page.ts";
import { ask } from "./program.ts";

interface Described {
  readonly commands: readonly { readonly path: string; readonly options: readonly { readonly name: string }[] }[];
}

browserTest("the items of the page are those of the program, and it knows their options", async () => {
  const described = (await ask("")) as Partial<Described>;
  const found = (described.commands ?? []).filter((command) => command.path.startsWith("/api/v1/reproduce/"));
  assert.deepEqual(items.map((item) => `/api/v1/reproduce/${item.name}`).sort(), found.map((command) => command.path).sort());
  for (const item of items) {
    const options = found.find((command) => command.path.endsWith(`/${item.name}`))?.options.map((option) => option.name);
    for (const name of Object.keys(item.part ?? {})) assert.ok(options?.includes(name), `${item.name} has no option ${name}`);
  }
});

browserTest("a table is computed when its page opens, every row of it, and leads to positions", async () => {
  const rows = (await ask("reproduce/hackenbush-values")) as readonly { readonly position: string; readonly value: string | null }[];
  const explorer = await openPage("#/papers?item=hackenbush-values");
  await explorer.page.getByRole("button", { name: "Compute again" }).waitFor();
  assert.equal(await explorer.page.locator(".scrolled tbody tr").count(), rows.length);
  const link = explorer.page.getByRole("link", { name: `Open ${rows[0]?.position ?? ""}`, exact: true }).first(); // of the first row
  assert.equal(await link.getAttribute("href"), `#/hackenbush?position=${rows[0]?.position ?? ""}`);
  assert.deepEqual(explorer.troubles, []);
});

browserTest("long work waits for a click, shows that it runs, and can be stopped", async () => {
  const explorer = await openPage("#/papers?item=hackenbush-beds");
  const run = explorer.page.getByRole("button", { name: "Compute", exact: true });
  await run.click();
  await explorer.page.getByRole("button", { name: "Cancel" }).click();
  await explorer.page.getByText("Stopped.").waitFor();
  assert.equal(await explorer.page.getByRole("button", { name: "Compute again" }).isEnabled(), true);
  assert.deepEqual(explorer.troubles, []);
});

browserTest("the claims of a paper can be filtered, and the filter is in the address", async () => {
  const explorer = await openPage("#/papers?paper=connections");
  const all = await explorer.page.locator(".claims li").count();
  await explorer.page.getByRole("button", { name: /^lost/ }).click();
  const lost = await explorer.page.locator(".claims li").count();
  assert.ok(lost > 0 && lost < all);
  assert.equal(explorer.address(), "#/papers?paper=connections&verdict=lost");
  await explorer.page.goBack();
  assert.equal(await explorer.page.locator(".claims li").count(), all);
});

for (const size of ["wide", "phone"] as const) {
  for (const hash of ["#/papers", "#/papers?paper=checkers", "#/papers?item=connect-promotions"]) {
    browserTest(`${hash} is accessible and does not scroll sideways (${size})`, async () => {
      const explorer = await openPage(hash, { size });
      await explorer.page.locator("h1").waitFor();
      if (hash.includes("item")) await explorer.page.getByRole("button", { name: "Compute again" }).waitFor();
      await explorer.fits();
      await explorer.axe();
      assert.deepEqual(explorer.troubles, []);
    });
  }
}
