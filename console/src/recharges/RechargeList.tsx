import { getRouteApi, Link } from "@tanstack/react-router";
import { Check, HandCoins, X } from "lucide-react";
import { useState } from "react";
import { useLiveList } from "../api/rows.ts";
import { useMessages } from "../messages/messages.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { AmountFilter } from "../ui/AmountFilter.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Decided } from "../ui/Decided.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { addMoney } from "../ui/format.ts";
import { IdFilter } from "../ui/IdFilter.tsx";
import { Money } from "../ui/Money.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { compact } from "../ui/page.ts";
import { SavedViews } from "../ui/SavedViews.tsx";
import { SearchInput } from "../ui/SearchInput.tsx";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useAsOpened } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import type { Decision } from "./DecideDialog.tsx";
import { RechargeListDocument, type RechargeListQuery } from "./list.gql.ts";
import { rechargeListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewRechargesDocument } from "./newRows.gql.ts";
import style from "./RechargeList.module.css";
import { decisions, type RechargeDialog, type RechargesSearch, rechargeViews, usualSort } from "./search.ts";

export type Recharge = RechargeListQuery["recharges"]["edges"][number]["node"];

type Decide = (dialog: RechargeDialog, id: string) => void;

const DecideDialog = whenShown(() => import("./DecideDialog.tsx").then((module) => module.DecideDialog));
const route = getRouteApi("/signedIn/recharges");

const rechargesOf = ({ recharges }: RechargeListQuery) => recharges.edges.map(({ node }) => node);

const newRecharges = newRowsOf(NewRechargesDocument, ({ recharges }) => recharges.edges.map(({ node }) => node));

/** The queue of recharges that wait for a decision, and the list of those that were decided. */
export function RechargeList() {
  const words = useMessages(messages);
  const nameOf = useCustomerName();
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayDecide = useCan("RECHARGES_DECIDE");
  const variables = rechargeListVariables(search, format.timezone);
  const { data, error, isPlaceholderData, refetch } = useLiveList(RechargeListDocument, variables, rechargesOf, [
    "RECHARGE",
  ]);
  const rows = data && rechargesOf(data);
  const listed = withoutDialog(search);
  const { chosen, selection, clear, remove } = useSelection(
    rows?.filter(({ status }) => status === "PENDING"),
    listed,
  );
  const [bulk, setBulk] = useState<Decision | null>(null);
  const { open, close } = useDialogs<RechargeDialog>();
  const { after: _after, before: _before, ...kept } = listed;
  const { view = "PENDING", sort: _sort, ...filters } = kept;
  const columns = useColumns(view === "PENDING", mayDecide ? open : undefined);
  const change = (changes: Partial<RechargesSearch>) => void navigate({ search: compact({ ...kept, ...changes }) });
  const sum = format.money(chosen.reduce((total, { amount }) => addMoney(total, amount), "0.00"));
  const decision = decisions.find((kind) => kind === search.dialog);
  const one = useAsOpened(
    search,
    rows?.find(({ id, status }) => id === search.row && status === "PENDING"),
  );
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="RECHARGE"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newRecharges}
            onShow={() => change({})}
          />
        }
        actions={
          <ExportButton
            input={{ kind: "RECHARGES", rechargeWhere: variables.where }}
            count={data?.recharges.totalCount}
          />
        }
      />
      <SavedViews
        list="recharges"
        to="/recharges"
        builtIn={rechargeViews.map((id) => ({
          id,
          name: words.views[id],
          search: id === "PENDING" ? {} : { view: id },
        }))}
        search={search}
      />
      <Toolbar>
        <SearchInput
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={search.q ?? ""}
          onChange={(q) => change({ q })}
        />
        <PeriodFilter
          label={words.filters.requested}
          value={search}
          onChange={(period) => change({ period: undefined, from: undefined, to: undefined, ...period })}
        />
        <AmountFilter
          label={words.filters.amount}
          value={search}
          onChange={(amounts) => change({ min: undefined, max: undefined, ...amounts })}
        />
        <IdFilter id={search.id} onClear={() => change({ id: undefined })} />
      </Toolbar>
      <Card flush>
        {chosen.length > 0 && (
          <SelectionBar text={words.selected(chosen.length, sum)} onClear={clear}>
            <Button size="small" icon={X} onClick={() => setBulk({ kind: "reject", recharges: chosen })}>
              {words.reject}
            </Button>
            <Button
              size="small"
              look="primary"
              icon={Check}
              onClick={() => setBulk({ kind: "approve", recharges: chosen })}
            >
              {words.approve}
            </Button>
          </SelectionBar>
        )}
        <Table
          name="recharges"
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={(recharge) => recharge.id}
          rowName={(recharge) => `${nameOf(recharge.customer)} ${format.money(recharge.amount)}`}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          sort={search.sort ?? usualSort(view)}
          onSort={(sort) => change({ sort: sort as NonNullable<RechargesSearch["sort"]> })}
          {...(mayDecide && view === "PENDING" && { selection })}
          empty={
            <EmptyList
              filtered={Object.keys(filters).length > 0 || view !== "PENDING"}
              icon={HandCoins}
              words={words}
            />
          }
        />
        <Pagination
          connection={data?.recharges}
          onChange={(page) => void navigate({ search: compact({ ...kept, ...page }) })}
        />
      </Card>
      {bulk && <DecideDialog decision={bulk} onDone={remove} onClose={() => setBulk(null)} />}
      {decision && mayDecide && one && (
        <DecideDialog key={one.id} decision={{ kind: decision, recharges: [one] }} onDone={remove} onClose={close} />
      )}
    </>
  );
}

function useColumns(pending: boolean, decide: Decide | undefined): Column<Recharge>[] {
  const words = useMessages(messages);
  const nameOf = useCustomerName();
  const names = words.columns;
  const decided: Column<Recharge> = {
    id: "decided",
    header: names.decided,
    cell: (recharge) => <Decided {...recharge} />,
    wide: "below",
    width: 16,
  };
  const history: Column<Recharge> = {
    id: "history",
    header: names.history,
    cell: ({ customer }) => words.history(customer.rechargeHistory),
    wide: "below",
    width: 18,
  };
  const columns: Column<Recharge>[] = [
    {
      id: "customer",
      header: names.customer,
      cell: ({ customer }) => (
        <Link to="/customers/$id" params={{ id: customer.id }} search={{ tab: "recharges" }}>
          {nameOf(customer)}
        </Link>
      ),
      width: 16,
    },
    {
      id: "status",
      header: names.status,
      cell: ({ status }) => <StatusBadge kind="recharge" status={status} />,
      wide: true,
    },
    {
      id: "reference",
      header: names.reference,
      cell: ({ reference, reason, notes }) => <span className="muted">{reason || reference || notes}</span>,
      wide: "below",
      width: 18,
    },
    {
      id: "requested",
      header: names.requested,
      cell: ({ createdAt }) => <Time at={createdAt} />,
      sort: "requested",
      wide: "below",
    },
    pending ? history : decided,
    {
      id: "balance",
      header: names.balance,
      cell: ({ customer }) => <Money amount={customer.walletBalance} />,
      align: "end",
      wide: true,
      width: 8,
    },
    {
      id: "amount",
      header: names.amount,
      cell: ({ amount }) => <Money amount={amount} />,
      align: "end",
      sort: "amount",
      width: 7,
    },
  ];
  if (!decide) return columns;
  return [
    ...columns,
    {
      id: "decide",
      header: names.decide,
      align: "end",
      cell: (recharge) => recharge.status === "PENDING" && <DecideButtons recharge={recharge} onDecide={decide} />,
    },
  ];
}

function DecideButtons({ recharge, onDecide }: { recharge: Recharge; onDecide: Decide }) {
  const words = useMessages(messages);
  const format = useFormat();
  const nameOf = useCustomerName();
  const about = [nameOf(recharge.customer), format.money(recharge.amount)] as const;
  return (
    <span className={style.decide}>
      <Button
        size="small"
        icon={X}
        aria-label={words.rejectOne(...about)}
        onClick={() => onDecide("reject", recharge.id)}
      />
      <Button
        size="small"
        icon={Check}
        aria-label={words.approveOne(...about)}
        onClick={() => onDecide("approve", recharge.id)}
      />
    </span>
  );
}
