import { useState } from "react";
import { queryClient } from "../api/query.ts";
import { request } from "../api/request.ts";
import { errorText } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { addMoney } from "../ui/format.ts";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { ApproveRechargeDocument, RejectRechargeDocument } from "./decide.gql.ts";
import { messages } from "./messages.ts";
import type { Recharge } from "./RechargeList.tsx";

export interface Decision {
  kind: "approve" | "reject";
  recharges: readonly Recharge[];
}

/** Approves or rejects recharges one after the other. Those that fail stay in the dialog, each with the reason. */
export function DecideDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const words = useMessages(messages).dialog;
  const format = useFormat();
  const { kind } = decision;
  const [left, setLeft] = useState(decision.recharges);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const sum = format.money(left.reduce((total, { amount }) => addMoney(total, amount), "0.00"));
  async function submit(reason: string) {
    const failed = new Map<string, string>();
    for (const { id } of left) {
      try {
        if (kind === "approve") await request(ApproveRechargeDocument, { input: { id } });
        else await request(RejectRechargeDocument, { input: { id, reason } });
      } catch (error) {
        if (left.length === 1) throw error; // the form shows it beside its fields
        failed.set(id, errorText(error));
      }
    }
    await queryClient.invalidateQueries();
    const done = left.length - failed.size;
    if (done > 0) notify(kind === "approve" ? words.approved(done) : words.rejected(done));
    setFailures(failed);
    setLeft(left.filter(({ id }) => failed.has(id)));
    if (failed.size === 0) onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words[kind]} text={kind === "approve" ? words.approveText : words.rejectText}>
      <Form
        danger={kind === "reject"}
        submitLabel={kind === "approve" ? words.submitApprove(left.length, sum) : words.submitReject(left.length)}
        onCancel={onClose}
        onSubmit={({ reason }) => submit(String(reason ?? "").trim())}
      >
        {failures.size > 0 && <p role="alert">{words.failed(failures.size)}</p>}
        <Facts
          facts={left.map(({ id, customer, amount, reference }) => ({
            id,
            label: customer.name,
            value: `${format.money(amount)} ${failures.get(id) ?? reference}`,
          }))}
        />
        {kind === "reject" && <TextArea name="reason" label={words.reason} maxLength={500} />}
      </Form>
    </Dialog>
  );
}
