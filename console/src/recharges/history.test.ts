import { expect, test } from "vitest";
import { historyIn } from "./history.ts";

const history = historyIn({
  first: "First top-up",
  approved: (n) => `${n} approved`,
  rejected: (n) => `${n} rejected`,
  ofTheLast: (approved, n) => `${approved} of the last ${n} approved`,
});

test.each([
  [0, 0, "First top-up"],
  [1, 0, "1 approved"],
  [0, 2, "2 rejected"],
  [4, 1, "4 approved, 1 rejected"],
  [98, 1, "98 approved, 1 rejected"],
  [98, 2, "98 of the last 100 approved"],
])("%i approved and %i rejected recharges are %j", (approved, rejected, text) => {
  expect(history({ approved, rejected })).toBe(text);
});
