import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { Money } from "../ui/Money.tsx";
import { OrderedItems } from "../ui/OrderedItems.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import type { Column } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import type { OrderListQuery } from "./list.gql.ts";
import { messages } from "./messages.ts";

export type Order = OrderListQuery["orders"]["edges"][number]["node"];

export function useOrderColumns(): Column<Order>[] {
  const words = useMessages(messages);
  const { sources } = useMessages(shared);
  const nameOf = useCustomerName();
  const names = words.columns;
  return [
    {
      id: "number",
      header: names.number,
      cell: ({ number }) => (
        <Link to="/orders/$number" params={{ number }}>
          <code>{number}</code>
        </Link>
      ),
    },
    {
      id: "status",
      header: names.status,
      cell: ({ status }) => <StatusBadge kind="order" status={status} />,
      width: 14,
    },
    { id: "customer", header: names.customer, cell: ({ customer }) => nameOf(customer), wide: "below", width: 14 },
    { id: "what", header: names.what, cell: ({ items }) => <OrderedItems items={items} />, wide: true, width: 22 },
    {
      id: "placed",
      header: names.placed,
      cell: ({ createdAt }) => <Time at={createdAt} />,
      sort: "created",
      wide: "below",
    },
    { id: "source", header: names.source, cell: ({ source }) => sources[source], wide: true, width: 5 },
    {
      id: "refunded",
      header: names.refunded,
      cell: ({ refundedAmount }) => (Number(refundedAmount) > 0 ? <Money amount={refundedAmount} /> : ""),
      align: "end",
      wide: true,
      width: 7,
    },
    {
      id: "total",
      header: names.total,
      cell: ({ total }) => <Money amount={total} />,
      align: "end",
      sort: "total",
      width: 8,
    },
  ];
}
