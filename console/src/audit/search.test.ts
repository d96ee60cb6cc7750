import { expect, test } from "vitest";
import { auditListVariables } from "./listVariables.ts";
import { readAuditSearch } from "./search.ts";

const id = "0190a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";

test.each([
  [{ actor: id }, { actorId: id }],
  [{ actor: "ana" }, {}],
  [{ kind: "SYSTEM" }, { actorKind: "SYSTEM" }],
  [{ kind: "ROBOT" }, {}],
  [{ subject: "Order" }, { subjectType: "Order" }],
  [
    { subject: "Order", id },
    { subjectType: "Order", subjectId: id },
  ],
  [{ subject: "Ghost" }, {}],
  [{ action: "order.refund" }, { action: "order.refund" }],
  [{ action: "order." }, { actionHasPrefix: "order." }],
  [{ request: 42 }, { requestId: "42" }],
  [{ entry: id }, {}], // it opens a dialog, and does not filter the list
  [
    { from: "2026-07-01", to: "2026-07-01", kind: "STAFF" },
    { actorKind: "STAFF", createdAtGTE: "2026-07-01T03:00:00.000Z", createdAtLT: "2026-07-02T03:00:00.000Z" },
  ],
])("the address %j filters the audit by %j", (raw, where) => {
  expect(auditListVariables(readAuditSearch(raw), "America/Sao_Paulo", true).where).toEqual(where);
});

test("the people to filter by are asked for where the viewer may list them", () => {
  expect(auditListVariables({}, "UTC", true).people).toBe(true);
  expect(auditListVariables({}, "UTC", false).people).toBe(false);
});
