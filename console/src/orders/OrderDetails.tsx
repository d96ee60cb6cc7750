import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { Card } from "../ui/Card.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Money } from "../ui/Money.tsx";
import { Time } from "../ui/Time.tsx";
import style from "./OrderDetails.module.css";
import type { OrderOfPage } from "./OrderPage.tsx";
import { OrderRefusals } from "./OrderRefusals.tsx";
import { orderMessages } from "./orderMessages.ts";

/** The details of an order: the customer, when it was placed, and how. */
export function OrderDetails({ order }: { order: OrderOfPage }) {
  const words = useMessages(orderMessages);
  const { sources } = useMessages(shared);
  const nameOf = useCustomerName();
  const { customer } = order;
  return (
    <>
      <Card title={words.customer}>
        <p className={style.customer}>
          <Link to="/customers/$id" params={{ id: customer.id }} className={style.name}>
            {nameOf(customer)}
          </Link>
          {customer.tier && <span className="muted">{words.item.tier(customer.tier.name)}</span>}
        </p>
        <p className={style.contact}>
          {customer.email && <span>{customer.email}</span>}
          {customer.linkedPhone && <span className="numeric">{customer.linkedPhone}</span>}
        </p>
        <Facts facts={[{ label: words.wallet, value: <Money amount={customer.walletBalance} /> }]} />
      </Card>
      <Card title={words.details}>
        <Facts
          facts={[
            { label: words.placed, value: <Time at={order.createdAt} /> },
            ...(order.completedAt ? [{ label: words.completed, value: <Time at={order.completedAt} /> }] : []),
            { label: words.changed, value: <Time at={order.updatedAt} /> },
            { label: words.source, value: sources[order.source] },
            ...(order.statusReason ? [{ label: words.reason, value: order.statusReason }] : []),
            ...(order.notes ? [{ label: words.notes, value: order.notes }] : []),
            ...(order.postSaleInstructions ? [{ label: words.instructions, value: order.postSaleInstructions }] : []),
            { label: words.id, value: <CopyId text={order.id} shown={`${order.id.slice(0, 13)}…`} /> },
          ]}
        />
        <OrderRefusals order={order} />
      </Card>
    </>
  );
}
