import { useState } from "react";
import type { Refusal } from "../api/error.ts";
import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { CancelOrdersDocument, DeliverOrdersDocument, RefundOrdersDocument } from "./bulk.gql.ts";
import { bulkMessages } from "./bulkMessages.ts";
import type { Order } from "./useOrderColumns.tsx";

export type BulkKind = "deliver" | "cancel" | "refund";

interface Props {
  kind: BulkKind;
  orders: readonly Order[];
  /** The ids of the orders that were changed. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Changes several orders. Those that are refused stay in the dialog, each with the reason. */
export function BulkDialog({ kind, orders, onDone, onClose }: Props) {
  const words = useMessages(bulkMessages);
  const format = useFormat();
  const nameOf = useCustomerName();
  const key = useIdempotencyKey();
  const change = useBulk(kind);
  const [left, setLeft] = useState(orders);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  useErrorTexts();
  const textOf = (id: string) => {
    const refusal = refusals.get(id);
    return refusal && refusalText(refusal);
  };
  async function submit(reason: string) {
    const ids = left.map(({ id }) => id);
    const results = await change({ ids, idempotencyKey: key, ...(reason && { reason }) });
    const refused = new Map(results.flatMap(({ orderId, refusal }) => (refusal ? [[orderId, refusal]] : [])));
    const done = ids.filter((id) => !refused.has(id));
    if (done.length > 0) notify(words[kind].done(done.length));
    onDone(done);
    setRefusals(refused);
    setLeft(left.filter(({ id }) => refused.has(id)));
    if (refused.size === 0) onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words[kind].title} text={words[kind].text}>
      <Form
        danger={kind !== "deliver"}
        submitLabel={words[kind].submit(left.length)}
        onCancel={onClose}
        onSubmit={({ reason }) => submit(String(reason ?? "").trim())}
      >
        {refusals.size > 0 && <p role="alert">{words.failed(refusals.size)}</p>}
        <Facts
          facts={left.map(({ id, number, customer, total }) => ({
            id,
            label: number,
            value: textOf(id) ?? `${nameOf(customer)}, ${format.money(total)}`,
          }))}
        />
        {kind !== "deliver" && (
          <TextArea name="reason" label={words.reason} hint={words.reasonHint} optional maxLength={500} />
        )}
      </Form>
    </Dialog>
  );
}

function useBulk(kind: BulkKind) {
  const { mutateAsync: deliver } = useChange(DeliverOrdersDocument);
  const { mutateAsync: cancel } = useChange(CancelOrdersDocument);
  const { mutateAsync: refund } = useChange(RefundOrdersDocument);
  return async (input: Parameters<typeof deliver>[0]["input"]) =>
    (await { deliver, cancel, refund }[kind]({ input })).results;
}
