// Checks that every list can be exported, with the kind of its rows.

import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { exportKinds } from "../src/exports/search.ts";

const source = new URL("../src/", import.meta.url);
const components = readdirSync(source, { recursive: true }).filter((file) => file.endsWith(".tsx"));
const read = (file) => readFileSync(new URL(file, source), "utf8");

// The list of exports is a part of the audit, which has an export.
const withoutExport = ["ExportList.tsx"];

test("every list has an export", () => {
  const lists = components.filter((file) => /(List|Grid)\.tsx$/.test(file) && !file.startsWith("ui/"));
  const lacking = lists.filter((file) => !read(file).includes("<ExportButton")).map((file) => basename(file));
  expect(lists.length).toBeGreaterThan(12);
  expect(lacking).toEqual(withoutExport);
});

test("every kind of export has a list with a button for it", () => {
  const beside = components.flatMap((file) =>
    [...read(file).matchAll(/<ExportButton\b[^>]*?\bkind: "(\w+)"/g)].map(([, kind]) => kind),
  );
  expect([...new Set(beside)].sort()).toEqual([...exportKinds, "CUSTOMER"].sort());
});
