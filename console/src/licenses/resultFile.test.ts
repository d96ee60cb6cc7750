import { expect, test } from "vitest";
import { parseUpload } from "./parse.ts";
import { resultFile } from "./resultFile.ts";

test("the result names each line and no key", () => {
  const { lines, faults } = parseUpload("credentials\nAAA\nBBB\n\nAAA\nCCC", { timezone: "UTC", now: 0 });
  const [a = 0, b = 0, c = 0] = lines;
  const words = {
    line: "Line",
    result: "Result",
    upload: "Upload",
    isNew: "New",
    isKnown: "Already in the store",
    leftOut: (why: string) => `Left out: ${why}`,
    faults: { empty: "Empty", tooLong: "", twice: 'Twice in the "input"', longReference: "", badExpiry: "", past: "" },
  };
  const batches = [
    { id: "id-1", created: 1, newLines: [a], knownLines: [b] },
    { id: "id-2", created: 1, newLines: [c], knownLines: [] },
  ];
  const nothing = { sent: 3, created: 2, duplicates: 1, backfilledItems: 0, ordersFulfilled: 0, stockQuantity: 0 };
  expect(resultFile({ ...nothing, batches, leftOut: faults }, words).split("\r\n")).toEqual([
    '"Line","Result","Upload"',
    '2,"New",id-1',
    '3,"Already in the store",',
    '4,"Left out: Empty",',
    '5,"Left out: Twice in the ""input""",',
    '6,"New",id-2',
    "",
  ]);
});
