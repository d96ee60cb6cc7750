import { Link } from "@tanstack/react-router";
import { Wallet } from "lucide-react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { Money } from "../ui/Money.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { pageArguments } from "../ui/page.ts";
import { Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import type { PartProps } from "./CustomerOrders.tsx";
import { CustomerTools } from "./CustomerTools.tsx";
import { CustomerWalletDocument } from "./customer.gql.ts";
import { messages } from "./messages.ts";

/** The ledger of the wallet, with its running balance. */
export function CustomerWallet({ id, page, order, onPage }: PartProps) {
  const { wallet: words } = useMessages(messages);
  const { transactions: kinds, actors } = useMessages(shared);
  const { data, error, isPlaceholderData, refetch } = useRead(CustomerWalletDocument, {
    id,
    where: order ? { orderId: order } : null,
    ...pageArguments(page),
  });
  const transactions = data?.customer?.transactions;
  return (
    <>
      <CustomerTools>
        {order && (
          <>
            <span className="muted">{words.ofOrder}</span>
            <ButtonLink size="small" look="quiet" to="/customers/$id" params={{ id }} search={{ tab: "wallet" }}>
              {words.all}
            </ButtonLink>
          </>
        )}
        <ExportButton
          size="small"
          dialog="exportPart"
          input={{ kind: "TRANSACTIONS", transactionWhere: { customerId: id, ...(order && { orderId: order }) } }}
          count={transactions?.totalCount}
        />
      </CustomerTools>
      <Table
        name="customer-wallet"
        label={words.ledger}
        rows={transactions?.edges.map((edge) => edge.node)}
        rowKey={(row) => row.id}
        stale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={Wallet} title={words.empty} text={words.emptyText} />}
        columns={[
          { id: "when", header: words.when, cell: ({ createdAt }) => <Time at={createdAt} /> },
          { id: "kind", header: words.kind, cell: ({ kind }) => kinds[kind], wide: "below" },
          {
            id: "reference",
            header: words.reference,
            cell: ({ order, reference }) =>
              order ? (
                <Link to="/orders/$number" params={{ number: order.number }}>
                  <code>{order.number}</code>
                </Link>
              ) : (
                <span className="muted">{reference}</span>
              ),
            wide: "below",
            width: 18,
          },
          {
            id: "by",
            header: words.by,
            cell: ({ actor }) => actor.name || actors[actor.kind],
            wide: "below",
          },
          {
            id: "amount",
            header: words.amount,
            cell: ({ amount }) => <Money amount={amount} />,
            align: "end",
            width: 7,
          },
          {
            id: "after",
            header: words.after,
            cell: (row) => <Money amount={row.balanceAfter} />,
            align: "end",
            width: 7,
          },
        ]}
      />
      <Pagination connection={transactions} onChange={onPage} />
    </>
  );
}
