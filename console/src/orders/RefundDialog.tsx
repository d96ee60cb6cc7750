import { useState } from "react";
import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { addMoney, compareMoney } from "../ui/format.ts";
import { Money } from "../ui/Money.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { useAsSent } from "../ui/useAsSent.ts";
import { allows } from "./allows.ts";
import { RefundOrderDocument } from "./change.gql.ts";
import { NothingToDo } from "./NothingToDo.tsx";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

interface Props {
  /** The order as the page shows it now. */
  current: OrderOfPage;
  onClose: () => void;
}

/** The dialog that refunds items, or all that is left of the order, to the customer's wallet. */
export function RefundDialog({ current, onClose }: Props) {
  const words = useMessages(orderMessages);
  const format = useFormat();
  const [order, send] = useAsSent(current);
  const { refundable } = order;
  const { limit } = refundable;
  const key = useIdempotencyKey();
  const { mutateAsync: refund } = useChange(RefundOrderDocument);
  const items = order.items.filter(({ id }) => refundable.items.includes(id));
  // No item was delivered: cancelling it refunds everything.
  const isWhollyCancelled = order.status === "PENDING" && allows(order, "CANCEL");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(isWhollyCancelled ? [] : items.map(({ id }) => id)),
  );
  const selected = items.filter(({ id }) => chosen.has(id));
  const amount = selected.reduce((sum, { price }) => addMoney(sum, price), "0.00");
  const allowed = limit === null || compareMoney(amount, limit) <= 0;
  const all = selected.length === items.length;
  async function submit(reason: string) {
    const input = {
      id: order.id,
      expectedAmount: amount, // the amount on the button
      reason,
      idempotencyKey: key,
      ...(!all && { items: selected.map(({ id }) => id) }),
    };
    await send(() => refund({ input }));
    notify(words.refund.done(order.number));
    onClose();
  }
  if (items.length === 0) {
    return <NothingToDo about={order} action="REFUND" title={words.refund.title(order.number)} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={words.refund.title(order.number)} text={words.refund.text}>
      <Form
        danger
        submitLabel={words.refund.submit(format.money(amount))}
        disabled={selected.length === 0 || !allowed || (all && isWhollyCancelled)}
        onCancel={onClose}
        onSubmit={({ reason }) => submit(String(reason ?? ""))}
      >
        <CheckList
          label={words.refund.left(format.money(refundable.amount))}
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
        {isWhollyCancelled && <p className="muted">{words.refund.notAll}</p>}
        {limit !== null && (
          <p className="muted">
            {words.refund.limit(format.money(limit))}
            {!allowed && ` ${words.refund.over}`}
          </p>
        )}
        <TextArea name="reason" label={words.reasonLabel} hint={words.reasonHint} optional maxLength={500} />
      </Form>
    </Dialog>
  );
}
