import { expect, test } from "vitest";
import { shareOfChange } from "./share.ts";

test.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [-100, 100, -2],
  [50, -100, 1.5],
  [-50, -100, 0.5],
  [-150, -100, -0.5],
])("a figure of %d after one of %d changed by the share %d, above zero when it rose", (now, before, share) => {
  expect(shareOfChange(now, before)).toBe(share);
});
