import { expect, test } from "vitest";
import {
  type Cell,
  cellsOfOthers,
  expectedOf,
  isChangedCell,
  pastedCells,
  priceOf,
  withoutCells,
  withoutSaved,
  withoutSign,
  withSavedMeanwhile,
  withTyped,
} from "./draft.ts";

const cell = (variationId: string, from: string | null): Cell => ({
  variationId,
  tierId: "gold",
  sku: variationId,
  tier: "Gold",
  from,
});

test("a price is above zero, with a point or a comma, and nothing removes it", () => {
  expect(["9,9", "1.234,50", "12", " "].map(priceOf)).toEqual(["9.9", "1234.50", "12", null]);
  expect(["0", "-1", "1.234", "abc"].map(priceOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test("what is typed back to what it was is no change", () => {
  const changed = withTyped({}, [
    [cell("a", "10.00"), "9"],
    [cell("b", null), "x"],
    [cell("c", null), ""],
  ]);
  expect(Object.keys(changed)).toEqual(["a gold", "b gold"]);
  expect(
    withTyped(changed, [
      [cell("a", "10.00"), "10"],
      [cell("b", null), ""],
    ]),
  ).toEqual({});
});

test("a change is based on the price that was typed over, or on the one that was shown as saved meanwhile", () => {
  const typed = withTyped({}, [[cell("a", "10.00"), "9"]]);
  const again = withTyped(typed, [[cell("a", "11.00"), "9.5"]]);
  expect(Object.values(again).map(expectedOf)).toEqual(["10.00"]);
  const shown = withSavedMeanwhile(again, { "a gold": null, "b gold": "7.00" });
  expect(Object.values(shown).map(expectedOf)).toEqual([null]);
  expect(withTyped(shown, [[cell("a", null), ""]])).toEqual({});
});

test("what was typed after a save was sent stays, and is a change of what was saved", () => {
  const sent = withTyped({}, [
    [cell("a", "10.00"), "9"],
    [cell("b", "10.00"), "9"],
  ]);
  const typed = withTyped(sent, [
    [cell("b", "10.00"), "8"],
    [cell("c", null), "7"],
  ]);
  expect(withoutSaved(typed, sent)).toEqual({
    "b gold": { ...cell("b", "9"), typed: "8" },
    "c gold": { ...cell("c", null), typed: "7" },
  });
});

test("of what the browser kept, only changed cells are a draft", () => {
  const typed = withTyped({}, [[cell("a", "10.00"), "9"]]);
  const kept: unknown[] = Object.values(JSON.parse(JSON.stringify(withSavedMeanwhile(typed, { "a gold": null }))));
  expect(kept.every(isChangedCell)).toBe(true);
  expect([null, 1, {}, { ...cell("a", null) }, { ...cell("a", null), typed: "9", from: 9 }].some(isChangedCell)).toBe(
    false,
  );
});

test("cells of a spreadsheet are rows of tabs, without signs of a currency", () => {
  expect(pastedCells("R$ 9,90\t8\r\n\t7.5\r\n", "BRL")).toEqual([
    ["9,90", "8"],
    ["", "7.5"],
  ]);
  // A text that is not a number stays as it is: it must be refused, not read as another price or as none.
  expect(pastedCells("9.90\r8\r", "EUR")).toEqual([["9.90"], ["8"]]);
  expect(pastedCells("n/a\t1O.00 €", "EUR")).toEqual([["n/a", "1O.00"]]);
});

test.each([
  ["BRL", "R$ 1.234,50", "1.234,50"],
  ["EUR", "12,50\u00a0€", "12,50"],
  ["EUR", "EUR 12.50", "12.50"],
  ["EUR", "12.50EUR", "12.50"],
  ["USD", "US$5", "5"],
  ["SEK", "12,50 kr", "12,50"],
])("in %s, the pasted cell %j is the number %s", (currency, cell, number) => {
  expect(pastedCells(cell, currency)).toEqual([[number]]);
});

test.each([
  "5%",
  "(12.50)",
  "12,50-",
  "-5",
  "R$ -5",
  "1.5k",
  "1.5k€",
  "1.5M$",
  "5 MIL",
  "+5",
  "5 USD",
  "~5",
  "€",
  "#5",
  "5.",
])("the pasted cell %j is no price", (cell) => {
  expect(pastedCells(cell, "EUR").flat().map(priceOf)).toEqual([undefined]);
});

test.each(["€9.90", " 9.90 € ", "9.90"])("%j is typed as the price 9.90", (text) => {
  expect(priceOf(withoutSign(text, "EUR"))).toBe("9.90");
});

test("cells whose tier is gone are told apart and left out", () => {
  const draft = withTyped({}, [
    [cell("a", null), "8"],
    [{ ...cell("a", null), tierId: "deleted" }, "7"],
  ]);
  const deleted = cellsOfOthers(draft, [{ id: "gold" }]);
  expect(deleted.map(({ typed }) => typed)).toEqual(["7"]);
  expect(Object.values(withoutCells(draft, deleted)).map(({ typed }) => typed)).toEqual(["8"]);
});
