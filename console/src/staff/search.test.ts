import { expect, test } from "vitest";
import { staffListVariables } from "./listVariables.ts";
import { readStaffListSearch } from "./search.ts";

test.each([
  [{}, {}],
  [{ status: "INVITED" }, { status: "INVITED" }],
  [{ status: "GONE" }, {}],
  [{ role: "VIEWER" }, { roleIn: ["VIEWER"] }],
  [{ role: "SUPPORT,KING,OWNER" }, { roleIn: ["OWNER", "SUPPORT"] }],
  [
    { status: "ACTIVE", role: "MANAGER" },
    { status: "ACTIVE", roleIn: ["MANAGER"] },
  ],
])("the address %j filters staff by %j", (raw, where) => {
  expect(staffListVariables(readStaffListSearch(raw)).where).toEqual(where);
});
