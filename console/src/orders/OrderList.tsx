import { getRouteApi } from "@tanstack/react-router";
import { Plus, ReceiptText } from "lucide-react";
import { useState } from "react";
import { useLiveList } from "../api/rows.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { ColumnPicker } from "../ui/ColumnPicker.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { compact } from "../ui/page.ts";
import { Table } from "../ui/Table.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { OrderListDocument, type OrderListQuery } from "./list.gql.ts";
import { orderListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewOrdersDocument } from "./newRows.gql.ts";
import type { BulkKind } from "./OrderBulkDialog.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderViews } from "./OrderViews.tsx";
import type { OrdersSearch } from "./search.ts";
import { type Order, useOrderColumns } from "./useOrderColumns.tsx";

const OrderBulkBar = whenShown(() => import("./OrderBulkBar.tsx").then((module) => module.OrderBulkBar));
const OrderBulkDialog = whenShown(() => import("./OrderBulkDialog.tsx").then((module) => module.OrderBulkDialog));
const route = getRouteApi("/signedIn/orders");

const ordersOf = ({ orders }: OrderListQuery) => orders.edges.map(({ node }) => node);

const newOrders = newRowsOf(NewOrdersDocument, ({ orders }) => orders.edges.map(({ node }) => node));

/** The list of the store's orders. */
export function OrderList() {
  const words = useMessages(messages);
  const { filters: general } = useMessages(shared);
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const variables = orderListVariables(search, format.timezone);
  const { data, error, isPlaceholderData, refetch } = useLiveList(OrderListDocument, variables, ordersOf, ["ORDER"]);
  const columns = useOrderColumns();
  const rows = data && ordersOf(data);
  const listed = withoutDialog(search);
  const { chosen, selection, clear, remove } = useSelection(rows, listed);
  const [bulk, setBulk] = useState<{ kind: BulkKind; orders: readonly Order[] } | null>(null);
  const mayWrite = useCan("ORDERS_WRITE");
  /** Changes the filters or the sort; the list then starts at its first page. */
  const change = (changes: Partial<OrdersSearch>) => {
    const { after: _after, before: _before, ...rest } = listed;
    void navigate({ search: compact({ ...rest, ...changes }) });
  };
  const { after, before, sort, ...filters } = listed;
  const filtered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="ORDER"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newOrders}
            onShow={() => change({})}
          />
        }
        actions={
          <>
            <ExportButton input={{ kind: "ORDERS", orderWhere: variables.where }} count={data?.orders.totalCount} />
            <NewOrderLink label={words.create} />
          </>
        }
      />
      <OrderViews search={search} />
      <Toolbar end={<ColumnPicker name="orders" columns={columns} />}>
        <OrderFilters search={listed} onChange={change} onClear={() => void navigate({ search: compact({ sort }) })} />
      </Toolbar>
      <Card flush>
        {chosen.length > 0 && (
          <OrderBulkBar orders={chosen} onStart={(kind) => setBulk({ kind, orders: chosen })} onClear={clear} />
        )}
        <Table
          name="orders"
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={(order) => order.id}
          rowName={(order) => order.number}
          {...(mayWrite && { selection })}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          sort={sort ?? "-created"}
          onSort={(next) => change({ sort: next as NonNullable<OrdersSearch["sort"]> })}
          empty={
            <EmptyList
              filtered={filtered}
              icon={ReceiptText}
              words={words}
              action={<Button onClick={() => void navigate({ search: {} })}>{general.clear}</Button>}
            />
          }
        />
        <Pagination
          connection={data?.orders}
          onChange={(page) => void navigate({ search: compact({ ...filters, sort, ...page }) })}
        />
      </Card>
      {bulk && <OrderBulkDialog {...bulk} onDone={remove} onClose={() => setBulk(null)} />}
    </>
  );
}

function NewOrderLink({ label }: { label: string }) {
  return useCan("ORDERS_WRITE") ? (
    <ButtonLink look="primary" icon={Plus} to="/orders/new">
      {label}
    </ButtonLink>
  ) : null;
}
