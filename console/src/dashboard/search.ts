import { addDays, countDays, startOfDay, today } from "../ui/calendar.ts";
import { compact } from "../ui/page.ts";
import { daysOf, type PeriodSearch, readPeriod } from "../ui/period.ts";
import type { DashboardQueryVariables } from "./dashboard.gql.ts";

export const measures = ["net", "orders", "units"] as const;

/** The search parameters of the dashboard: /?period=7d&series=orders, or /?from=2026-01-01&to=2026-01-31. */
export interface DashboardSearch extends PeriodSearch {
  series?: (typeof measures)[number];
}

export const readDashboardSearch = (raw: Record<string, unknown>): DashboardSearch =>
  compact({ ...readPeriod(raw), series: measures.find((measure) => measure === raw.series) }) as DashboardSearch;

export const defaultPeriod = { period: "30d" } as const satisfies PeriodSearch;

const maxDays = 730; // the longest period that the API accepts: two years

/**
 * Returns the period of the figures. Without a last day it ends today. It is the last 30 days when there is no first day, or when
 * the first day is after the last.
 */
export function dashboardPeriod(search: DashboardSearch, timezone: string): PeriodSearch {
  const { period, from, to = today(timezone) } = search;
  if (period) return { period };
  if (!from || from > to) return defaultPeriod;
  return { from: countDays(from, to) > maxDays ? addDays(to, 1 - maxDays) : from, to };
}

/** Returns the first and the last day of the figures. */
export function dashboardDays(search: DashboardSearch, timezone: string): { first: string; last: string } {
  const { first = "", last = "" } = daysOf(dashboardPeriod(search, timezone), timezone);
  return { first, last };
}

const step = 5 * 60_000; // milliseconds: the variables change no more often than this

/** The variables of the dashboard's query: the chosen days, and as many days before them for comparison. */
export function dashboardVariables(search: DashboardSearch, timezone: string): DashboardQueryVariables {
  const { first, last } = dashboardDays(search, timezone);
  const length = countDays(first, last);
  const now = today(timezone);
  const isRunning = first <= now && now <= last;
  return {
    from: startOfDay(first, timezone),
    to: startOfDay(addDays(last, 1), timezone),
    previous: startOfDay(addDays(first, -length), timezone),
    until: isRunning ? sameTime(now, addDays(now, -length), timezone) : startOfDay(first, timezone),
    groupBy: length <= 2 ? "HOUR" : length <= 92 ? "DAY" : length <= 400 ? "WEEK" : "MONTH",
  };
}

/** Returns the time on `day` at which as much time has passed since midnight as on `now`, the current day, rounded up to a step. */
function sameTime(now: string, day: string, timezone: string): string {
  const passed = Math.ceil((Date.now() - Date.parse(startOfDay(now, timezone))) / step) * step;
  const end = Date.parse(startOfDay(addDays(day, 1), timezone));
  return new Date(Math.min(Date.parse(startOfDay(day, timezone)) + passed, end)).toISOString();
}
