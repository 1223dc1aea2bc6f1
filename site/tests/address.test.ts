import assert from "node:assert/strict";
import { test } from "node:test";
import { formatAddress, parseAddress } from "../src/state/address.ts";

test("a position stays readable in the address", () => {
  assert.equal(formatAddress({ view: "checkers", params: { position: "B:WK9,12:B1,K4" } }), "#/checkers?position=B:WK9,12:B1,K4");
});

test("every text comes back from the address as it was", () => {
  for (const position of ["{1|-1} + ^*", "a=b&c", "100 %", "x../.o.", "#1", "ü", "-{1|-1}", "a+b", "50%25"]) {
    const address = { view: "values", params: { position, first: "left" } };
    assert.deepEqual(parseAddress(formatAddress(address)), address);
  }
});

test("the start page has an empty name, and empty parameters are left out", () => {
  assert.deepEqual(parseAddress(""), { view: "", params: {} });
  assert.equal(formatAddress({ view: "", params: { position: "" } }), "#/");
});

test("an address written by hand with a lone percent sign is read", () => {
  assert.deepEqual(parseAddress("#/values?position=5%"), { view: "values", params: { position: "5%" } });
});
