import { expect, test } from "vitest";
import { licenseListVariables } from "./listVariables.ts";
import { readLicensesSearch } from "./search.ts";

const id = "0190a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
const hour = Date.parse("2026-03-20T12:00:00Z") / 3_600_000;
const expired = { expiresAtLT: "2026-03-20T12:00:00.000Z" };

test.each([
  [{ q: 4711 }, { matches: "4711" }],
  [{ id }, { id }],
  [{ id: "LIC-1" }, {}],
  [{ status: "FREE" }, { statusIn: ["FREE"] }],
  [{ status: "REVOKED,STOLEN,FREE" }, { statusIn: ["FREE", "REVOKED"] }],
  [{ product: id }, { hasVariationWith: [{ productId: id }] }],
  [{ variation: id }, { variationId: id }],
  [{ batch: id }, { batchId: id }],
  [{ expires: 7 }, { expiresAtLT: "2026-03-27T12:00:00.000Z", not: expired }],
  [{ expires: "30" }, { expiresAtLT: "2026-04-19T12:00:00.000Z", not: expired }],
  [{ expires: "31" }, {}],
  [
    { q: "ref", status: "SOLD", expires: "90" },
    { matches: "ref", statusIn: ["SOLD"], expiresAtLT: "2026-06-18T12:00:00.000Z", not: expired },
  ],
])("the address %j filters licenses by %j", (raw, where) => {
  expect(licenseListVariables(readLicensesSearch(raw), hour).where).toEqual(where);
});

test.each([
  [undefined, { field: "CREATED_AT", direction: "DESC" }],
  ["created", { field: "CREATED_AT", direction: "ASC" }],
  ["expires", { field: "EXPIRES_AT", direction: "ASC" }],
  ["-expires", { field: "EXPIRES_AT", direction: "DESC" }],
  ["status", { field: "CREATED_AT", direction: "DESC" }],
])("the sort %s orders licenses by %j", (sort, orderBy) => {
  expect(licenseListVariables(readLicensesSearch({ sort }), hour).orderBy).toEqual(orderBy);
});
