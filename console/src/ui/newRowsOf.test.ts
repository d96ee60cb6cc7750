import { beforeEach, expect, test, vi } from "vitest";

const read = vi.fn(async (_operation: unknown, _variables: { where?: object | null; first: number }) => [{ id: "1" }]);
vi.mock("../api/query.ts", () => ({ readOnce: read, useRead: () => ({ data: undefined }) }));
vi.mock("./NewRows.tsx", () => ({ maxCounted: 100 }));
const { newRowsOf } = await import("./newRowsOf.ts");

const noon = "2026-07-01T12:00:00.000Z";
const { createdSince } = newRowsOf(
  {} as Parameters<typeof newRowsOf<{ id: string }[], { role: string; createdAtGTE?: string }>>[0],
  (rows) => rows,
);
const lastRead = () => read.mock.lastCall?.[1];

beforeEach(() => read.mockClear());

test("rows that may have been missed are those of the filter since the time", async () => {
  expect(await createdSince({ role: "OWNER" }, noon)).toEqual(["1"]);
  expect(lastRead()).toEqual({ where: { role: "OWNER", createdAtGTE: noon }, first: 100 });
});

test.each([
  ["2026-07-01T11:59:59.999Z", noon],
  ["2026-07-01T12:00:00.001Z", "2026-07-01T12:00:00.001Z"],
])("a list of what was created since %s misses nothing since %s", async (createdAtGTE, from) => {
  await createdSince({ role: "OWNER", createdAtGTE }, noon);
  expect(lastRead()?.where).toEqual({ role: "OWNER", createdAtGTE: from });
});
