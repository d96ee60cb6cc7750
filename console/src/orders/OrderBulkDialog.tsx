import { useState } from "react";
import type { Refusal } from "../api/error.ts";
import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useFormat } from "../session/useFormat.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { addMoney, subtractMoney } from "../ui/format.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { CancelOrdersDocument, DeliverOrdersDocument, RefundOrdersDocument } from "./bulk.gql.ts";
import { bulkMessages } from "./bulkMessages.ts";
import type { Order } from "./useOrderColumns.tsx";

export type BulkKind = "deliver" | "cancel" | "refund";

interface Props {
  kind: BulkKind;
  orders: readonly Order[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that delivers, cancels or refunds several orders. */
export function OrderBulkDialog({ kind, orders, onDone, onClose }: Props) {
  const words = useMessages(bulkMessages);
  const format = useFormat();
  const nameOf = useCustomerName();
  const idempotencyKey = useIdempotencyKey();
  const change = useBulk(kind);
  const [amounts, setAmounts] = useState(() => new Map(orders.map((order) => [order.id, leftOf(order)])));
  const amountOf = (id: string) => amounts.get(id) ?? "0.00";
  return (
    <BulkDialog
      title={words[kind].title}
      text={words[kind].text}
      rows={orders}
      factOf={(order) => ({
        label: order.number,
        value: `${nameOf(order.customer)}, ${format.money(kind === "deliver" ? order.total : amountOf(order.id))}`,
      })}
      danger={kind !== "deliver"}
      keyed
      submitLabel={(left) =>
        words[kind].submit(left.length, format.money(left.map(({ id }) => amountOf(id)).reduce(addMoney, "0.00")))
      }
      change={async (ids, values) => {
        const reason = String(values.reason ?? "").trim();
        const expectedAmounts = ids.map((orderId) => ({ orderId, amount: amountOf(orderId) }));
        const results = await change({
          ids,
          idempotencyKey,
          ...(kind !== "deliver" && { expectedAmounts }),
          ...(reason && { reason }),
        });
        setAmounts(new Map([...amounts, ...results.flatMap(changedAmount)]));
        return results;
      }}
      doneText={words[kind].done}
      failedText={words.failed}
      onDone={onDone}
      onClose={onClose}
    >
      {kind !== "deliver" && (
        <TextArea name="reason" label={words.reason} hint={words.reasonHint} optional maxLength={500} />
      )}
    </BulkDialog>
  );
}

/** The amount of an order that was not refunded yet. */
const leftOf = ({ total, refundedAmount }: Order) => subtractMoney(total, refundedAmount);

/** The amount left of an order that was refused because its amount has changed, as an entry of a Map. */
const changedAmount = ({ id, refusal }: { id: string; refusal: Refusal | null }): [string, string][] =>
  refusal?.reason === "AMOUNT_CHANGED" ? [[id, (refusal.params as { amount: string }).amount]] : [];

function useBulk(kind: BulkKind) {
  const { mutateAsync: deliver } = useChange(DeliverOrdersDocument);
  const { mutateAsync: cancel } = useChange(CancelOrdersDocument);
  const { mutateAsync: refund } = useChange(RefundOrdersDocument);
  return async (input: Parameters<typeof deliver>[0]["input"]) =>
    (await { deliver, cancel, refund }[kind]({ input })).results;
}
