import { getRouteApi } from "@tanstack/react-router";
import { Ban, Eraser, Pencil, Plus, RotateCcw } from "lucide-react";
import { useChangesSoon, useOnSubscribed } from "../api/changes.ts";
import { queryClient, useRead } from "../api/query.ts";
import { useTiers } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useCan } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Columns } from "../ui/Columns.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { TabLink } from "../ui/TabLink.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { UnknownPage } from "../ui/UnknownPage.tsx";
import { useAction } from "../ui/useAction.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { CustomerBadge } from "./CustomerBadge.tsx";
import { CustomerComments } from "./CustomerComments.tsx";
import { CustomerDialogs } from "./CustomerDialogs.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { CustomerOrders } from "./CustomerOrders.tsx";
import { CustomerRecharges } from "./CustomerRecharges.tsx";
import { CustomerWallet } from "./CustomerWallet.tsx";
import { UnblockCustomerDocument } from "./change.gql.ts";
import { CustomerPageDocument, type CustomerPageQuery } from "./customer.gql.ts";
import { messages } from "./messages.ts";
import { type CustomerDialog, customerTabs } from "./search.ts";

export type CustomerOfPage = NonNullable<CustomerPageQuery["customer"]>;

const route = getRouteApi("/signedIn/customers/$id");
const parts = {
  orders: CustomerOrders,
  wallet: CustomerWallet,
  recharges: CustomerRecharges,
  comments: CustomerComments,
};

/** The page of a customer: details, wallet, orders, recharges and comments. */
export function CustomerPage() {
  const words = useMessages(messages);
  const nameOf = useCustomerName();
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useRead(CustomerPageDocument, { id });
  const tiers = useTiers(data?.priceTiers);
  const readAgain = () => void queryClient.invalidateQueries();
  useOnSubscribed(readAgain);
  useChangesSoon(({ customerId }) => customerId === id, readAgain);
  const customer = data?.customer?.id === id ? data.customer : undefined;
  const parent = { label: words.title, link: { to: "/customers" } } as const;
  const { open, close } = useDialogs<CustomerDialog>();
  const { tab = "orders", order, ...page } = withoutDialog(search);
  if (data?.customer === null) return <UnknownPage />;
  if (!customer) {
    return (
      <>
        <PageHeader title={words.facts.title} parent={parent} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const Part = parts[tab];
  return (
    <>
      <PageHeader
        title={nameOf(customer)}
        parent={parent}
        aside={<CustomerBadge customer={customer} />}
        actions={
          <>
            <ExportButton input={{ kind: "CUSTOMER", customerId: id }} count={undefined} />
            <EraseButton customer={customer} onOpen={open} />
            <Actions customer={customer} onOpen={open} />
            <NewOrderLink customer={customer} />
          </>
        }
      />
      <Columns
        main={
          <>
            <Tabs label={words.tabs.label}>
              {customerTabs.map((name) => (
                <TabLink key={name} to="/customers/$id" params={{ id }} search={{ tab: name }} current={name === tab}>
                  {words.tabs[name]}
                </TabLink>
              ))}
            </Tabs>
            <Card flush>
              <Part
                id={id}
                page={page}
                order={order}
                onPage={(next) => void navigate({ search: { tab: search.tab, order, ...next }, resetScroll: false })}
              />
            </Card>
          </>
        }
        side={<CustomerFacts customer={customer} onOpen={open} />}
      />
      {tiers && <CustomerDialogs key={id} customer={customer} tiers={tiers} dialog={search.dialog} onClose={close} />}
    </>
  );
}

interface ActionProps {
  customer: CustomerOfPage;
  onOpen: (dialog: CustomerDialog) => void;
}

function EraseButton({ customer, onOpen }: ActionProps) {
  const words = useMessages(messages).actions;
  const mayErase = useCan("CUSTOMERS_ERASE");
  if (!mayErase || customer.erasedAt) return null;
  return (
    <Button icon={Eraser} onClick={() => onOpen("erase")}>
      {words.erase}
    </Button>
  );
}

function Actions({ customer, onOpen }: ActionProps) {
  const words = useMessages(messages);
  const mayWrite = useCan("CUSTOMERS_WRITE");
  const unblock = useAction(UnblockCustomerDocument, words.actions.unblock, () => words.block.undone);
  if (!mayWrite || customer.erasedAt) return null;
  return (
    <>
      {customer.status === "BLOCKED" ? (
        <Button
          icon={RotateCcw}
          busy={unblock.isPending}
          onClick={() => unblock.run({ input: { customerId: customer.id } })}
        >
          {words.actions.unblock}
        </Button>
      ) : (
        <Button icon={Ban} onClick={() => onOpen("block")}>
          {words.actions.block}
        </Button>
      )}
      <Button icon={Pencil} onClick={() => onOpen("edit")}>
        {words.actions.edit}
      </Button>
    </>
  );
}

function NewOrderLink({ customer }: { customer: CustomerOfPage }) {
  const words = useMessages(messages).actions;
  const mayWrite = useCan("ORDERS_WRITE");
  if (!mayWrite || customer.erasedAt || customer.status === "BLOCKED") return null;
  return (
    <ButtonLink look="primary" icon={Plus} to="/orders/new" search={{ customer: customer.id }}>
      {words.order}
    </ButtonLink>
  );
}
