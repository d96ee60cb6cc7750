import { expect, test } from "vitest";
import { tokenListVariables } from "./listVariables.ts";
import { readTokensSearch } from "./search.ts";

test.each([
  [{}, { revokedAtIsNil: true }],
  [{ view: "active" }, { revokedAtIsNil: true }],
  [{ view: "revoked" }, { not: { revokedAtIsNil: true } }],
  [{ view: "all" }, {}],
  [{ view: "lost" }, { revokedAtIsNil: true }],
  [{ q: 7 }, { nameContainsFold: "7", revokedAtIsNil: true }],
  [{ view: "all", q: "bot" }, { nameContainsFold: "bot" }],
])("the address %j filters tokens by %j", (raw, where) => {
  expect(tokenListVariables(readTokensSearch(raw)).where).toEqual(where);
});
