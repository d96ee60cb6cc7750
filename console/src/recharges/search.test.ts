import { expect, test } from "vitest";
import { rechargeListVariables } from "./listVariables.ts";
import { readRechargesSearch } from "./search.ts";

const id = "0190a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";

test.each([
  [{}, { status: "PENDING" }],
  [{ view: "APPROVED" }, { status: "APPROVED" }],
  [{ view: "REJECTED" }, { status: "REJECTED" }],
  [{ view: "ALL" }, {}],
  [{ view: "LOST" }, { status: "PENDING" }],
  [{ view: "ALL", q: "PIX" }, { matches: "PIX" }],
  [{ view: "ALL", id }, { id }],
  [
    { view: "ALL", min: 10, max: "20.50" },
    { amountGTE: "10", amountLTE: "20.50" },
  ],
  [{ view: "ALL", min: "ten", max: "-5" }, {}],
  [
    { from: "2026-07-01", to: "2026-07-01", min: "5" },
    {
      status: "PENDING",
      amountGTE: "5",
      createdAtGTE: "2026-07-01T03:00:00.000Z",
      createdAtLT: "2026-07-02T03:00:00.000Z",
    },
  ],
])("the address %j filters recharges by %j", (raw, where) => {
  expect(rechargeListVariables(readRechargesSearch(raw), "America/Sao_Paulo").where).toEqual(where);
});

test.each([
  [{}, { field: "CREATED_AT", direction: "ASC" }], // those that have waited longest come first
  [{ view: "ALL" }, { field: "CREATED_AT", direction: "DESC" }],
  [{ view: "APPROVED" }, { field: "CREATED_AT", direction: "DESC" }],
  [{ sort: "-requested" }, { field: "CREATED_AT", direction: "DESC" }],
  [{ sort: "amount" }, { field: "AMOUNT", direction: "ASC" }],
  [
    { view: "ALL", sort: "-amount" },
    { field: "AMOUNT", direction: "DESC" },
  ],
])("the address %j orders recharges by %j", (raw, orderBy) => {
  expect(rechargeListVariables(readRechargesSearch(raw), "UTC").orderBy).toEqual(orderBy);
});
