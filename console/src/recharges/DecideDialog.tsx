import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useFormat } from "../session/useFormat.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { addMoney } from "../ui/format.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { CustomerHistory } from "./CustomerHistory.tsx";
import { ApproveRechargesDocument, RejectRechargesDocument } from "./decide.gql.ts";
import { messages } from "./messages.ts";
import type { Recharge } from "./RechargeList.tsx";
import type { decisions } from "./search.ts";

export interface Decision {
  kind: (typeof decisions)[number];
  recharges: readonly Recharge[];
}

interface Props {
  decision: Decision;
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that approves or rejects recharges. */
export function DecideDialog({ decision: { kind, recharges }, onDone, onClose }: Props) {
  const { dialog: words, history } = useMessages(messages);
  const format = useFormat();
  const nameOf = useCustomerName();
  const only = recharges.length === 1 ? recharges[0] : undefined;
  const { mutateAsync: approve } = useChange(ApproveRechargesDocument);
  const { mutateAsync: reject } = useChange(RejectRechargesDocument);
  const sumOf = (rows: readonly Recharge[]) =>
    format.money(rows.reduce((total, { amount }) => addMoney(total, amount), "0.00"));
  return (
    <BulkDialog
      title={words[kind]}
      text={kind === "approve" ? words.approveText : words.rejectText}
      rows={recharges}
      factOf={({ customer, amount, reference }) => ({
        label: nameOf(customer),
        value: (
          <>
            {format.money(amount)} {reference}
            <div className="muted">{history(customer.rechargeHistory)}</div>
          </>
        ),
      })}
      danger={kind === "reject"}
      submitLabel={(left) =>
        kind === "approve" ? words.submitApprove(left.length, sumOf(left)) : words.submitReject(left.length)
      }
      change={async (ids, values) => {
        if (kind === "approve") return (await approve({ input: { ids } })).results;
        return (await reject({ input: { ids, reason: String(values.reason ?? "").trim() } })).results;
      }}
      doneText={kind === "approve" ? words.approved : words.rejected}
      failedText={words.failed}
      over={{ code: "RECHARGE_DECIDED", text: words.over }}
      onDone={onDone}
      onClose={onClose}
    >
      {only && <CustomerHistory customer={only.customer} />}
      {kind === "reject" && <TextArea name="reason" label={words.reason} maxLength={500} />}
    </BulkDialog>
  );
}
