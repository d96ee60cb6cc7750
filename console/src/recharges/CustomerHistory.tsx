import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Facts } from "../ui/Facts.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Time } from "../ui/Time.tsx";
import { RechargeHistoryDocument } from "./decide.gql.ts";
import { messages } from "./messages.ts";

/** What is known of the customer who asks for a recharge: since when, how many were decided before, and how many orders there are. */
export function CustomerHistory({ customer }: { customer: { id: string; createdAt: string } }) {
  const words = useMessages(messages).history;
  const format = useFormat();
  const { data } = useRead(RechargeHistoryDocument, { customerId: customer.id });
  const count = (list: { totalCount: number } | undefined) =>
    list ? format.count(list.totalCount) : <Skeleton width={3} />;
  return (
    <Facts
      facts={[
        { label: words.since, value: <Time at={customer.createdAt} /> },
        { label: words.approved, value: count(data?.approved) },
        { label: words.rejected, value: count(data?.rejected) },
        { label: words.orders, value: count(data?.customer?.placed) },
      ]}
    />
  );
}
