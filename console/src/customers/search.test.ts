import { expect, test } from "vitest";
import { customerListVariables } from "./listVariables.ts";
import { readCustomersSearch } from "./search.ts";

const id = "0190a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";

test.each([
  [{ status: "ACTIVE" }, { status: "ACTIVE" }],
  [{ status: "BLOCKED" }, { status: "BLOCKED" }],
  [{ status: "ERASED" }, {}],
  [{ tier: id }, { tierId: id }],
  [{ tier: "none" }, { tierIdIsNil: true }],
  [{ tier: "gold" }, {}],
  [{ linked: "yes" }, { not: { linkedPhoneIsNil: true } }],
  [{ linked: "no" }, { linkedPhoneIsNil: true }],
  [{ linked: true }, {}],
  [
    { from: "2026-07-01", to: "2026-07-02" },
    { createdAtGTE: "2026-07-01T03:00:00.000Z", createdAtLT: "2026-07-03T03:00:00.000Z" },
  ],
  [{ q: 123 }, { matches: "123" }],
  [
    { status: "BLOCKED", linked: "no", q: "ana" },
    { status: "BLOCKED", linkedPhoneIsNil: true, matches: "ana" },
  ],
])("the address %j filters customers by %j", (raw, where) => {
  expect(customerListVariables(readCustomersSearch(raw), "America/Sao_Paulo").where).toEqual(where);
});

test.each([
  [undefined, { field: "CREATED_AT", direction: "DESC" }],
  ["created", { field: "CREATED_AT", direction: "ASC" }],
  ["name", { field: "NAME", direction: "ASC" }],
  ["-name", { field: "NAME", direction: "DESC" }],
  ["-balance", { field: "WALLET_BALANCE", direction: "DESC" }],
  ["phone", { field: "CREATED_AT", direction: "DESC" }],
])("the sort %s orders customers by %j", (sort, orderBy) => {
  expect(customerListVariables(readCustomersSearch({ sort }), "UTC").orderBy).toEqual(orderBy);
});
