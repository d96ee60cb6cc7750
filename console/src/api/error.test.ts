import { expect, test } from "vitest";
import { ApiError, leavesOpen } from "./error.ts";

test.each([
  "NETWORK",
  "TIMEOUT",
  "UNAVAILABLE",
  "BUSY",
  "OVERLOADED",
  "RATE_LIMITED",
  "UNAUTHENTICATED",
  "STORE_CHANGED",
  "INTERNAL",
])("after %s it is not known whether what was sent has been done", (code) =>
  expect(leavesOpen(new ApiError(code, ""))).toBe(true),
);

test.each(["INVALID_INPUT", "CUSTOMER_BLOCKED", "INSUFFICIENT_BALANCE", "INSUFFICIENT_STOCK"])(
  "after %s it is known that it has not",
  (code) => expect(leavesOpen(new ApiError(code, ""))).toBe(false),
);
