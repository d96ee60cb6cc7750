import { getRouteApi } from "@tanstack/react-router";
import { useChangesSoon } from "../api/changes.ts";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import style from "./Dashboard.module.css";
import { DashboardDocument, type DashboardQueryVariables } from "./dashboard.gql.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { messages } from "./messages.ts";
import { RangePicker } from "./RangePicker.tsx";
import { Ranking } from "./Ranking.tsx";
import { Series } from "./Series.tsx";
import { StockRunningOut } from "./StockRunningOut.tsx";
import { dashboardDays, dashboardVariables } from "./search.ts";
import { Tiles } from "./Tiles.tsx";

const route = getRouteApi("/signedIn/");
const halfAMinute = 30_000; // milliseconds between two reads while the store sells: each read adds up the period

/** The dashboard: the figures of a period, compared with those of the period before. */
export function Dashboard() {
  const words = useMessages(messages);
  const nameOf = useCustomerName();
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const variables = dashboardVariables(search, format.timezone);
  const { data, error, isPlaceholderData, refetch } = useRead(DashboardDocument, variables);
  useChangesSoon(
    () => true,
    () => void refetch(),
    halfAMinute,
  );
  const days = dashboardDays(search, format.timezone);
  const { now } = data ?? {};
  return (
    <>
      <PageHeader
        title={words.title}
        aside={<Compared {...variables} />}
        actions={<RangePicker search={search} onChange={(next) => void navigate({ search: next })} />}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <div className={style.page} aria-busy={isPlaceholderData || (!data && !error)}>
        <FirstSteps />
        <Tiles data={data} days={days} />
        <Card>
          <Series
            points={now?.series}
            groupBy={variables.groupBy}
            measure={search.series ?? "net"}
            onMeasure={(series) => void navigate({ search: { ...search, series }, resetScroll: false })}
          />
        </Card>
        <div className={style.rankings}>
          <Ranking
            title={words.products}
            rows={now?.topProducts.map((p) => ({
              id: p.productId,
              name: p.name,
              detail: words.sold(format.count(p.units), p.units),
              amount: p.net,
              link: { to: "/orders", search: { product: p.productId, from: days.first, to: days.last } },
            }))}
          />
          <Ranking
            title={words.customers}
            rows={now?.topCustomers.map((c) => ({
              id: c.customerId,
              name: nameOf(c),
              detail: words.bought(format.count(c.orders), c.orders),
              amount: c.net,
              link: { to: "/customers/$id", params: { id: c.customerId } },
            }))}
          />
          <Ranking
            title={words.tiers}
            rows={now?.byTier.map((t) => ({
              id: t.tierId ?? "base",
              name: t.name ?? words.base,
              detail: words.sold(format.count(t.units), t.units),
              amount: t.net,
              ...(t.tierId && { link: { to: "/customers", search: { tier: t.tierId } } }),
            }))}
          />
          <StockRunningOut rows={now?.stockRunningOut} />
        </div>
      </div>
    </>
  );
}

/**
 * The period with which the figures are compared: its days and, while the chosen period has not ended, the time at which the
 * last day is cut.
 */
function Compared({ previous, until, from }: DashboardQueryVariables) {
  const words = useMessages(messages);
  const format = useFormat();
  const end = new Date(until);
  const [first, last] = [format.day(previous), format.day(new Date(end.getTime() - 1))];
  const days = first === last ? first : `${first} – ${last}`;
  return (
    <span className={style.compared}>
      {words.compared(until === from ? days : words.until(days, format.clock(end)))}
    </span>
  );
}
