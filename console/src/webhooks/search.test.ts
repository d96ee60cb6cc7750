import { expect, test } from "vitest";
import { endpointListVariables } from "./listVariables.ts";
import { readWebhooksSearch } from "./search.ts";

test.each([
  [{}, {}],
  [{ view: "all" }, {}],
  [{ view: "other" }, {}],
  [{ view: "failing" }, { where: { or: [{ status: "SUSPENDED" }, { consecutiveFailuresGTE: 1 }] } }],
])("the address %j asks for endpoints by %j", (raw, variables) => {
  expect(endpointListVariables(readWebhooksSearch(raw))).toEqual(variables);
});
