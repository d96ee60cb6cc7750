import { useMessages } from "../messages/messages.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Facts } from "../ui/Facts.tsx";
import { subtractMoney } from "../ui/format.ts";
import { Money } from "../ui/Money.tsx";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

/** What was paid and refunded, with a link to the entries of the ledger. */
export function OrderPayment({ order }: { order: OrderOfPage }) {
  const words = useMessages(orderMessages);
  return (
    <Card
      title={words.payment}
      actions={
        <ButtonLink
          size="small"
          look="quiet"
          to="/customers/$id"
          params={{ id: order.customer.id }}
          search={{ tab: "wallet", order: order.id }}
        >
          {words.ledger}
        </ButtonLink>
      }
    >
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
