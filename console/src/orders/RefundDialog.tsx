import { useState } from "react";
import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { useSignedIn } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { TextArea } from "../ui/Field.tsx";
import { Form } from "../ui/Form.tsx";
import { addMoney } from "../ui/format.ts";
import { Money } from "../ui/Money.tsx";
import { notify } from "../ui/notices.ts";
import { leftToRefund, refundableItems, sumOfPrices, withinLimit } from "./actions.ts";
import { RefundOrderDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";
import type { OrderOfPage } from "./OrderPage.tsx";

/** Credits items, or all that is left, to the customer's wallet. */
export function RefundDialog({ order, onClose }: { order: OrderOfPage; onClose: () => void }) {
  const words = useMessages(messages);
  const format = useFormat();
  const limit = useRefundLimit();
  const key = useIdempotencyKey();
  const { mutateAsync: refund } = useChange(RefundOrderDocument);
  const items = refundableItems(order);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(items.map(({ id }) => id)));
  const selected = items.filter(({ id }) => chosen.has(id));
  const amount = sumOfPrices(selected);
  const allowed = limit === undefined || (limit !== null && withinLimit(order, amount, limit));
  async function submit(reason: string) {
    const all = selected.length === items.length;
    await refund({
      input: { id: order.id, reason, idempotencyKey: key, ...(!all && { items: selected.map(({ id }) => id) }) },
    });
    notify(words.refund.done(order.number));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.refund.title} text={words.refund.text}>
      <Form
        danger
        submitLabel={words.refund.submit(format.money(amount))}
        disabled={selected.length === 0 || !allowed}
        onCancel={onClose}
        onSubmit={({ reason }) => submit(String(reason ?? ""))}
      >
        <CheckList
          label={words.refund.left(format.money(leftToRefund(order)))}
          options={items.map((item) => ({
            id: item.id,
            label: item.productName,
            detail: item.sku,
            end: format.money(item.price),
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <Facts
          facts={[
            { label: words.refund.amount, value: <Money amount={amount} /> },
            {
              label: words.refund.walletAfter,
              value: <Money amount={addMoney(order.customer.walletBalance, amount)} />,
            },
          ]}
        />
        {limit !== undefined && (
          <p className="muted">
            {limit === null ? words.refund.noLimit : words.refund.limit(format.money(limit))}
            {!allowed && limit !== null && ` ${words.refund.over}`}
          </p>
        )}
        <TextArea name="reason" label={words.reasonLabel} hint={words.reasonHint} optional maxLength={500} />
      </Form>
    </Dialog>
  );
}

/** The most that the viewer may refund of one order: undefined for no limit, null for nothing. */
function useRefundLimit(): string | null | undefined {
  const { viewer, store } = useSignedIn();
  return viewer.role === "SUPPORT" ? store.supportRefundLimit : undefined;
}
