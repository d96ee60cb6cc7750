import { expect, test } from "vitest";
import type { OrderItemStatus, OrderStatus, ProductKind } from "../api/schema.gql.ts";
import { canCancel, canFail, deliverableItems, refundableItems, sumOfPrices, withinLimit } from "./actions.ts";

const item = (status: OrderItemStatus, kind: ProductKind = "DIGITAL") => ({
  id: `${status}`,
  status,
  kind,
  price: "10.10",
  licenseId: null,
});
const order = (status: OrderStatus, ...items: ReturnType<typeof item>[]) => ({
  status,
  items,
  total: "30.30",
  refundedAmount: "10.00",
});

test("an order is cancelled before anything was delivered, and given up after that", () => {
  expect(canCancel(order("PENDING", item("PENDING")))).toBe(true);
  expect(canFail(order("PENDING", item("PENDING")))).toBe(false);
  expect(canCancel(order("PENDING", item("PENDING"), item("DELIVERED")))).toBe(false);
  expect(canFail(order("PENDING", item("PENDING"), item("DELIVERED")))).toBe(true);
  expect(canCancel(order("COMPLETED", item("DELIVERED")))).toBe(false);
});

test("what was credited or replaced is not refunded again", () => {
  const sold = order("COMPLETED", item("DELIVERED"), item("REPLACED"), item("REFUNDED"), item("CANCELLED"));
  expect(refundableItems(sold).map((i) => i.status)).toEqual(["DELIVERED"]);
  expect(refundableItems(order("REFUNDED", item("REFUNDED")))).toEqual([]);
});

test("only services and physical items are delivered by hand", () => {
  const open = order("PROCESSING", item("PENDING", "SERVICE"), item("PENDING"), item("DELIVERED", "PHYSICAL"));
  expect(deliverableItems(open)).toHaveLength(1);
});

test("the limit of a role counts what was credited before", () => {
  expect(sumOfPrices([item("DELIVERED"), item("DELIVERED")])).toBe("20.20");
  expect(withinLimit(order("COMPLETED"), "20.20", "30.20")).toBe(true);
  expect(withinLimit(order("COMPLETED"), "20.20", "30.19")).toBe(false);
});
