import { expect, test } from "vitest";
import { changesOf } from "./endpoints.ts";

test("only what was changed since the form was opened is sent", () => {
  const opened = { description: "Bot", events: ["ORDER_COMPLETED" as const, "ORDER_REFUNDED" as const] };
  expect(changesOf(opened, { description: "Bot", events: ["ORDER_REFUNDED", "ORDER_COMPLETED"] })).toEqual({});
  expect(changesOf(opened, { description: "", events: opened.events })).toEqual({ description: "" });
  expect(changesOf(opened, { description: "Bot", events: ["ORDER_REFUNDED"] })).toEqual({ events: ["ORDER_REFUNDED"] });
});
