import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Facts } from "../ui/Facts.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Time } from "../ui/Time.tsx";
import { OrdersOfCustomerDocument } from "./decide.gql.ts";
import { messages } from "./messages.ts";

/** The history of the customer who requests a recharge: since when they are a customer, and how many orders they have. */
export function CustomerHistory({ customer }: { customer: { id: string; createdAt: string } }) {
  const words = useMessages(messages);
  const format = useFormat();
  const { data } = useRead(OrdersOfCustomerDocument, { id: customer.id });
  return (
    <Facts
      facts={[
        { label: words.since, value: <Time at={customer.createdAt} /> },
        {
          label: words.orders,
          value: data ? format.count(data.customer?.orders.totalCount ?? 0) : <Skeleton width={3} />,
        },
      ]}
    />
  );
}
