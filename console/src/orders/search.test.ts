import { describe, expect, test } from "vitest";
import { orderListVariables } from "./listVariables.ts";
import { readLines, readNewOrderSearch, readOrdersSearch, unitsOf } from "./search.ts";

const id = "0190a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
const cursor = "AaH8EBqiehmKW9L6BHK7oG9yZGVy";

describe("the address of the orders", () => {
  test("keeps what it understands and leaves out the rest", () => {
    const search = readOrdersSearch({
      status: "PROCESSING,NONSENSE,PENDING",
      q: "ana",
      from: "2026-01-01",
      to: "2026-13-01",
      min: "10.50",
      max: "ten",
      sort: "-total",
      source: "ELSEWHERE",
      customer: id,
      product: "no id",
      refunded: true,
      after: cursor,
      other: 1,
    });
    expect(search).toEqual({
      status: "PENDING,PROCESSING",
      q: "ana",
      from: "2026-01-01",
      min: "10.50",
      sort: "-total",
      customer: id,
      refunded: true,
      after: cursor,
    });
  });

  test("an empty one asks for the newest orders", () => {
    expect(readOrdersSearch({})).toEqual({});
    expect(orderListVariables({}, "UTC")).toEqual({
      first: 25,
      where: {},
      orderBy: { field: "CREATED_AT", direction: "DESC" },
    });
  });

  test("days are days of the store's time zone, and the last one is included", () => {
    const { where } = orderListVariables({ from: "2026-07-01", to: "2026-07-01" }, "Asia/Kathmandu");
    expect(where).toEqual({ createdAtGTE: "2026-06-30T18:15:00.000Z", createdAtLT: "2026-07-01T18:15:00.000Z" });
  });

  test("orders that were refunded in a period are those with such a row in the ledger, whenever they were placed", () => {
    const search = readOrdersSearch({ refunded: "today" });
    const { where } = orderListVariables(search, "Asia/Kathmandu");
    expect(where).toEqual({
      hasTransactionsWith: [{ kind: "REFUND", createdAtGTE: expect.stringMatching(/T18:15:00.000Z$/) }],
    });
    expect(readOrdersSearch({ refunded: "1y" })).toEqual({});
  });

  test.each([
    [{ status: "PENDING" }, { status: "PENDING" }],
    [{ status: "COMPLETED,PENDING" }, { statusIn: ["PENDING", "COMPLETED"] }],
    [{ source: "ADMIN" }, { source: "ADMIN" }],
    [{ source: "API" }, { source: "API" }],
    [{ min: 5 }, { totalGTE: "5" }],
    [{ max: "10.50" }, { totalLTE: "10.50" }],
    [
      { min: "5", max: 10 },
      { totalGTE: "5", totalLTE: "10" },
    ],
    [{ customer: id }, { customerId: id }],
    [{ product: id }, { hasItemsWith: [{ productId: id }] }],
    [{ variation: id }, { hasItemsWith: [{ variationId: id }] }],
    [{ refunded: true }, { refundedAmountGT: "0.00" }],
    [{ q: 4711 }, { matches: "4711" }],
  ])("%j filters orders by %j", (raw, where) => {
    expect(orderListVariables(readOrdersSearch(raw), "UTC").where).toEqual(where);
  });

  test.each([
    ["created", { field: "CREATED_AT", direction: "ASC" }],
    ["total", { field: "TOTAL", direction: "ASC" }],
    ["-total", { field: "TOTAL", direction: "DESC" }],
    ["number", { field: "CREATED_AT", direction: "DESC" }],
  ])("the sort %s orders by %j", (sort, orderBy) => {
    expect(orderListVariables(readOrdersSearch({ sort }), "UTC").orderBy).toEqual(orderBy);
  });

  test("a page before a cursor is read from its end", () => {
    expect(orderListVariables({ before: "x" }, "UTC")).toMatchObject({ last: 25, before: "x" });
  });
});

describe("the address of a new order", () => {
  test("keeps each variation once, with a quantity that an order may have", () => {
    const other = id.replace("0", "1");
    const { items, customer } = readNewOrderSearch({
      items: `${id}*2,${id}*3,${other}*21,nonsense,${other}*1`,
      customer: 7,
    });
    expect(items).toBe(`${id}*2`);
    expect(customer).toBeUndefined();
    expect(unitsOf(readLines(`${id}*2`))).toEqual([{ variationId: id }, { variationId: id }]);
  });
});
