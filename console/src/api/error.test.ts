import { expect, test } from "vitest";
import { ApiError, leavesOpen, mayBeDone, wasNotRun } from "./error.ts";

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
  "TOO_MANY_CONCURRENT",
  "FORBIDDEN",
])("after %s it is not known whether what was sent has been done", (code) =>
  expect(leavesOpen(new ApiError(code, ""))).toBe(true),
);

test.each(["INVALID_INPUT", "CUSTOMER_BLOCKED", "INSUFFICIENT_BALANCE", "INSUFFICIENT_STOCK"])(
  "after %s it is known that it has not",
  (code) => expect(leavesOpen(new ApiError(code, ""))).toBe(false),
);

test.each([
  "UNAUTHENTICATED",
  "RATE_LIMITED",
  "TOO_MANY_CONCURRENT",
  "BUSY",
  "OVERLOADED",
  "STORE_CHANGED",
  "VIEWER_CHANGED",
])("%s says that the request was not run", (code) => expect(wasNotRun(new ApiError(code, ""))).toBe(true));

test.each(["NETWORK", "TIMEOUT", "UNAVAILABLE", "INTERNAL"])("%s does not say whether the request was run", (code) =>
  expect(wasNotRun(new ApiError(code, ""))).toBe(false),
);

test.each([
  ["NETWORK", true],
  ["TIMEOUT", true],
  ["INTERNAL", true],
  ["BUSY", true],
  ["OVERLOADED", false],
  ["FORBIDDEN", false],
  ["INVALID_INPUT", false],
])("whether some rows may be changed after %s is %s", (code, may) =>
  expect(mayBeDone(new ApiError(code, ""))).toBe(may),
);
