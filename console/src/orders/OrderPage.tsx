import { getRouteApi } from "@tanstack/react-router";
import { useChangesSoon, useOnSubscribed, useReadAgain } from "../api/changes.ts";
import { queryClient, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Columns } from "../ui/Columns.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { compact } from "../ui/page.ts";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { UnknownPage } from "../ui/UnknownPage.tsx";
import { useDialogs } from "../ui/useDialogs.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { messages } from "./messages.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import { OrderItems } from "./OrderItems.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { OrderPageDocument, type OrderPageQuery } from "./order.gql.ts";
import { historyPages, type OrderDialog } from "./search.ts";

export type OrderOfPage = NonNullable<OrderPageQuery["orderByNumber"]>;
export type ItemOfPage = OrderOfPage["items"][number];

const OrderDialogs = whenShown(() => import("./OrderDialogs.tsx").then((module) => module.OrderDialogs));
const route = getRouteApi("/signedIn/orders/$number");

/** The page of an order: its items, its history and its actions. */
export function OrderPage() {
  const words = useMessages(messages);
  const { number } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { open, close } = useDialogs<OrderDialog>();
  const { data, error, refetch } = useRead(OrderPageDocument, { number });
  const order = data?.orderByNumber?.number === number.toUpperCase() ? data.orderByNumber : undefined;
  const readAgain = () => void queryClient.invalidateQueries();
  useOnSubscribed(readAgain);
  useReadAgain("ORDER", order ? [order.id] : [], readAgain);
  // The wallet of the order's customer.
  useChangesSoon(({ customerId }) => customerId !== null && customerId === order?.customer.id, readAgain);
  const parent = { label: words.title, link: { to: "/orders" } } as const;
  if (data?.orderByNumber === null) return <UnknownPage />;
  if (!order) {
    return (
      <>
        <PageHeader title={number} parent={parent} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={order.number}
        parent={parent}
        aside={<StatusBadge kind="order" status={order.status} />}
        actions={<OrderActions order={order} onOpen={open} />}
      />
      <Columns
        main={
          <>
            <OrderItems order={order} search={search} onOpen={open} onClose={close} />
            <OrderHistory
              order={order}
              pages={historyPages(search)}
              onPages={(pages) =>
                void navigate({ search: compact({ ...search, history: pages.join(",") }), resetScroll: false })
              }
            />
          </>
        }
        side={
          <>
            <OrderPayment order={order} />
            <OrderDetails order={order} />
          </>
        }
      />
      {search.dialog && <OrderDialogs key={order.id} order={order} search={search} onClose={close} />}
    </>
  );
}
