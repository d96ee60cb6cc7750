import { getRouteApi, Link } from "@tanstack/react-router";
import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { useLiveList } from "../api/rows.ts";
import { useTiers } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ColumnPicker } from "../ui/ColumnPicker.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { Money } from "../ui/Money.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { compact } from "../ui/page.ts";
import { SavedViews } from "../ui/SavedViews.tsx";
import { SearchInput } from "../ui/SearchInput.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useDialogs } from "../ui/useDialogs.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { CustomerBadge } from "./CustomerBadge.tsx";
import type { BulkKind } from "./CustomerBulkDialog.tsx";
import { CustomerListDocument, type CustomerListQuery } from "./list.gql.ts";
import { customerListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewCustomersDocument } from "./newRows.gql.ts";
import { type CustomersSearch, customerStatuses } from "./search.ts";

export type Customer = CustomerListQuery["customers"]["edges"][number]["node"];

const CreateDialog = whenShown(() => import("./CreateDialog.tsx").then((module) => module.CreateDialog));
const CustomerBulkBar = whenShown(() => import("./CustomerBulkBar.tsx").then((module) => module.CustomerBulkBar));
const CustomerBulkDialog = whenShown(() =>
  import("./CustomerBulkDialog.tsx").then((module) => module.CustomerBulkDialog),
);
const route = getRouteApi("/signedIn/customers");

const customersOf = ({ customers }: CustomerListQuery) => customers.edges.map(({ node }) => node);

const newCustomers = newRowsOf(NewCustomersDocument, ({ customers }) => customers.edges.map(({ node }) => node));

/** The customers of the store. */
export function CustomerList() {
  const words = useMessages(messages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useCan("CUSTOMERS_WRITE");
  const variables = customerListVariables(search, useFormat().timezone);
  const { data, error, isPlaceholderData, refetch } = useLiveList(CustomerListDocument, variables, customersOf, [
    "CUSTOMER",
    "ORDER",
    "RECHARGE",
  ]);
  const rows = data && customersOf(data);
  const columns = useColumns();
  const listed = withoutDialog(search);
  const { chosen, selection, clear, remove } = useSelection(rows, listed);
  const [bulk, setBulk] = useState<{ kind: BulkKind; customers: readonly Customer[] } | null>(null);
  const nameOf = useCustomerName();
  const { open, close } = useDialogs<"create">();
  const { after: _after, before: _before, ...kept } = listed;
  const { sort, ...filters } = kept;
  const change = (changes: Partial<CustomersSearch>) => void navigate({ search: compact({ ...kept, ...changes }) });
  const filtered = Object.keys(filters).length > 0;
  const tiers = useTiers(data?.priceTiers);
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="CUSTOMER"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newCustomers}
            onShow={() => change({})}
          />
        }
        actions={
          <>
            <ExportButton
              input={{ kind: "CUSTOMERS", customerWhere: variables.where }}
              count={data?.customers.totalCount}
            />
            {mayWrite && (
              <Button look="primary" icon={UserPlus} onClick={() => open("create")}>
                {words.add}
              </Button>
            )}
          </>
        }
      />
      <SavedViews list="customers" to="/customers" search={search} />
      <Toolbar end={<ColumnPicker name="customers" columns={columns} />}>
        <Filters search={listed} tiers={tiers ?? []} onChange={change} />
      </Toolbar>
      <Card flush>
        {chosen.length > 0 && (
          <CustomerBulkBar
            count={chosen.length}
            onStart={(kind) => setBulk({ kind, customers: chosen })}
            onClear={clear}
          />
        )}
        <Table
          name="customers"
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={(customer) => customer.id}
          rowName={nameOf}
          {...(mayWrite && { selection })}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          sort={sort ?? "-created"}
          onSort={(next) => change({ sort: next as CustomersSearch["sort"] })}
          empty={<EmptyList filtered={filtered} icon={Users} words={words} />}
        />
        <Pagination
          connection={data?.customers}
          onChange={(page) => void navigate({ search: compact({ ...kept, ...page }) })}
        />
      </Card>
      {bulk && tiers && <CustomerBulkDialog {...bulk} tiers={tiers} onDone={remove} onClose={() => setBulk(null)} />}
      {search.dialog === "create" && mayWrite && tiers && <CreateDialog tiers={tiers} onClose={close} />}
    </>
  );
}

function Filters(props: {
  search: CustomersSearch;
  tiers: readonly { id: string; name: string }[];
  onChange: (changes: Partial<CustomersSearch>) => void;
}) {
  const { search, tiers, onChange } = props;
  const words = useMessages(messages);
  const { statuses } = useMessages(shared);
  return (
    <>
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={search.q ?? ""}
        onChange={(q) => onChange({ q })}
      />
      <OptionsFilter
        single
        label={words.filters.status}
        options={customerStatuses.map((value) => ({ value, label: statuses.customer[value] }))}
        chosen={search.status ? [search.status] : []}
        onChange={([status]) => onChange({ status })}
      />
      <OptionsFilter
        single
        label={words.filters.tier}
        options={[...tiers.map(({ id, name }) => ({ value: id, label: name })), { value: "none", label: words.noTier }]}
        chosen={search.tier ? [search.tier] : []}
        onChange={([tier]) => onChange({ tier })}
      />
      <OptionsFilter
        single
        label={words.filters.phone}
        options={[
          { value: "yes", label: words.filters.linked },
          { value: "no", label: words.filters.notLinked },
        ]}
        chosen={search.linked ? [search.linked] : []}
        onChange={([linked]) => onChange({ linked })}
      />
      <PeriodFilter
        label={words.filters.registered}
        value={search}
        onChange={(period) => onChange({ period: undefined, from: undefined, to: undefined, ...period })}
      />
    </>
  );
}

/** An e-mail address, which can wrap after its @. */
function Email({ address }: { address: string }) {
  const domain = address.lastIndexOf("@") + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}

function useColumns(): Column<Customer>[] {
  const { columns: names, notLinked } = useMessages(messages);
  const nameOf = useCustomerName();
  return [
    {
      id: "name",
      header: names.name,
      cell: (customer) => (
        <Link to="/customers/$id" params={{ id: customer.id }}>
          {nameOf(customer)}
        </Link>
      ),
      sort: "name",
      width: 16,
    },
    { id: "status", header: names.status, cell: (customer) => <CustomerBadge customer={customer} />, width: 8 },
    {
      id: "email",
      header: names.email,
      cell: ({ email }) => email && <Email address={email} />,
      wide: true,
      width: 20,
    },
    {
      id: "phone",
      header: names.phone,
      cell: ({ phone, linkedPhone }) =>
        linkedPhone ??
        (phone && (
          <span className="muted">
            {phone} ({notLinked})
          </span>
        )),
      wide: "below",
      width: 16,
    },
    {
      id: "reference",
      header: names.reference,
      cell: ({ externalRef }) => externalRef && <code>{externalRef}</code>,
      wide: true,
      width: 14,
    },
    { id: "tier", header: names.tier, cell: ({ tier }) => tier?.name ?? "", wide: true, width: 8 },
    { id: "since", header: names.since, cell: ({ createdAt }) => <Time at={createdAt} />, sort: "created", wide: true },
    {
      id: "balance",
      header: names.balance,
      cell: ({ walletBalance }) => <Money amount={walletBalance} />,
      align: "end",
      sort: "balance",
      width: 8,
    },
  ];
}
