import { HandCoins } from "lucide-react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Decided } from "../ui/Decided.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { Money } from "../ui/Money.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { pageArguments } from "../ui/page.ts";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import type { PartProps } from "./CustomerOrders.tsx";
import { CustomerTools } from "./CustomerTools.tsx";
import { CustomerRechargesDocument } from "./customer.gql.ts";
import { messages } from "./messages.ts";

/** The customer's recharges: requests to top up the wallet. */
export function CustomerRecharges({ id, page, onPage }: PartProps) {
  const { tabs, recharges: words } = useMessages(messages);
  const variables = { id, ...pageArguments(page) };
  const { data, error, isPlaceholderData, refetch } = useRead(CustomerRechargesDocument, variables);
  const recharges = data?.customer?.recharges;
  return (
    <>
      <CustomerTools>
        <ExportButton
          size="small"
          dialog="exportPart"
          input={{ kind: "RECHARGES", rechargeWhere: { customerId: id } }}
          count={recharges?.totalCount}
        />
      </CustomerTools>
      <Table
        name="customer-recharges"
        label={tabs.recharges}
        rows={recharges?.edges.map((edge) => edge.node)}
        rowKey={(row) => row.id}
        stale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={HandCoins} title={words.empty} text={words.emptyText} />}
        columns={[
          { id: "when", header: words.when, cell: ({ createdAt }) => <Time at={createdAt} /> },
          { id: "status", header: words.status, cell: ({ status }) => <StatusBadge kind="recharge" status={status} /> },
          {
            id: "reference",
            header: words.reference,
            cell: ({ reference, reason }) => <span className="muted">{reason || reference}</span>,
            wide: "below",
            width: 18,
          },
          {
            id: "decided",
            header: words.decided,
            cell: (row) => <Decided {...row} />,
            wide: true,
          },
          {
            id: "amount",
            header: words.amount,
            cell: ({ amount }) => <Money amount={amount} />,
            align: "end",
            width: 7,
          },
        ]}
      />
      <Pagination connection={recharges} onChange={onPage} />
    </>
  );
}
