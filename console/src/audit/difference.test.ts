import { expect, test } from "vitest";
import { differences, unchanged } from "./difference.ts";

test("fields that changed are shown with both values", () => {
  const before = { name: "Ana", role: "VIEWER", version: 1, last_login_at: null };
  const after = { name: "Ana", role: "OWNER", version: 2, last_login_at: "2026-01-02T00:00:00Z" };
  expect(differences(before, after)).toEqual([
    { field: "role", before: "VIEWER", after: "OWNER" },
    { field: "last_login_at", before: undefined, after: "2026-01-02T00:00:00Z" },
    { field: "version", before: "1", after: "2" },
  ]);
  expect(unchanged(before, after)).toBe(1);
});

test("what was created has no before, and what was deleted no after", () => {
  expect(differences(null, { name: "x" })).toEqual([{ field: "name", before: undefined, after: "x" }]);
  expect(differences({ name: "x" }, null)).toEqual([{ field: "name", before: "x", after: undefined }]);
  expect(differences(null, null)).toEqual([]);
});

test("objects are compared by their fields, and lists as a whole", () => {
  expect(differences({ a: { b: 1, c: 2 }, list: [1] }, { a: { b: 1, c: 3 }, list: [1, 2] })).toEqual([
    { field: "a.c", before: "2", after: "3" },
    { field: "list", before: "[1]", after: "[1,2]" },
  ]);
});
