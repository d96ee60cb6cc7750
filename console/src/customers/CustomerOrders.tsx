import { Link } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { useReadAgain } from "../api/changes.ts";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { Money } from "../ui/Money.tsx";
import { OrderedItems } from "../ui/OrderedItems.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { type PageSearch, pageArguments } from "../ui/page.ts";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { CustomerTools } from "./CustomerTools.tsx";
import { CustomerOrdersDocument } from "./customer.gql.ts";
import { messages } from "./messages.ts";

export interface PartProps {
  id: string;
  page: PageSearch;
  /** The id of the order to which the wallet's transactions are filtered. */
  order: string | undefined;
  onPage: (page: PageSearch) => void;
}

/** The customer's orders. */
export function CustomerOrders({ id, page, onPage }: PartProps) {
  const { tabs, orders: words } = useMessages(messages);
  const { data, error, isPlaceholderData, refetch } = useRead(CustomerOrdersDocument, { id, ...pageArguments(page) });
  const orders = data?.customer?.orders;
  const ids = orders?.edges.map(({ node }) => node.id) ?? [];
  useReadAgain("ORDER", ids, refetch); // by the ids of orders, because some changes of orders do not name the customer
  return (
    <>
      <CustomerTools>
        <ExportButton
          size="small"
          dialog="exportPart"
          input={{ kind: "ORDERS", orderWhere: { customerId: id } }}
          count={orders?.totalCount}
        />
      </CustomerTools>
      <Table
        name="customer-orders"
        label={tabs.orders}
        rows={orders?.edges.map((edge) => edge.node)}
        rowKey={(order) => order.id}
        stale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={ReceiptText} title={words.empty} text={words.emptyText} />}
        columns={[
          {
            id: "number",
            header: words.number,
            cell: ({ number }) => (
              <Link to="/orders/$number" params={{ number }}>
                <code>{number}</code>
              </Link>
            ),
          },
          { id: "status", header: words.status, cell: ({ status }) => <StatusBadge kind="order" status={status} /> },
          {
            id: "what",
            header: words.what,
            cell: ({ items }) => <OrderedItems items={items} />,
            wide: true,
            width: 20,
          },
          { id: "placed", header: words.placed, cell: ({ createdAt }) => <Time at={createdAt} />, wide: "below" },
          { id: "total", header: words.total, cell: ({ total }) => <Money amount={total} />, align: "end", width: 7 },
        ]}
      />
      <Pagination connection={orders} onChange={onPage} />
    </>
  );
}
