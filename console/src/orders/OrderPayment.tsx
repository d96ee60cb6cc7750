import { useMessages } from "../messages/messages.ts";
import { Card } from "../ui/Card.tsx";
import { Facts } from "../ui/Facts.tsx";
import { subtractMoney } from "../ui/format.ts";
import { Money } from "../ui/Money.tsx";
import { messages } from "./messages.ts";
import type { OrderOfPage } from "./OrderPage.tsx";

/** What was paid and what went back. */
export function OrderPayment({ order }: { order: OrderOfPage }) {
  const words = useMessages(messages);
  return (
    <Card title={words.payment}>
      <Facts
        facts={[
          { label: words.paid, value: <Money amount={order.total} /> },
          { label: words.refundedSoFar, value: <Money amount={order.refundedAmount} /> },
          {
            label: words.kept,
            value: (
              <strong>
                <Money amount={subtractMoney(order.total, order.refundedAmount)} />
              </strong>
            ),
          },
        ]}
      />
    </Card>
  );
}
