import { addDays, countDays, startOfDay, today } from "../ui/calendar.ts";
import { compact } from "../ui/page.ts";
import { daysOf, type PeriodSearch, readPeriod } from "../ui/period.ts";
import type { DashboardQueryVariables } from "./dashboard.gql.ts";

export const measures = ["net", "orders", "units"] as const;

/** The address of the dashboard: /?period=7d&series=orders, or /?from=2026-01-01&to=2026-01-31. */
export interface DashboardSearch extends PeriodSearch {
  series?: (typeof measures)[number];
}

export const readDashboardSearch = (raw: Record<string, unknown>): DashboardSearch =>
  compact({ ...readPeriod(raw), series: measures.find((measure) => measure === raw.series) }) as DashboardSearch;

export const defaultPeriod = { period: "30d" } as const satisfies PeriodSearch;

const maxDays = 730; // the API answers two years at most

/** The period of the figures. From a first day it lasts until today, and it is the last 30 days without one that begins before it ends. */
export function dashboardPeriod(search: DashboardSearch, timezone: string): PeriodSearch {
  const { period, from, to = today(timezone) } = search;
  if (period) return { period };
  if (!from || from > to) return defaultPeriod;
  return { from: countDays(from, to) > maxDays ? addDays(to, 1 - maxDays) : from, to };
}

/** The days of the figures. */
export function dashboardDays(search: DashboardSearch, timezone: string): { first: string; last: string } {
  const { first = "", last = "" } = daysOf(dashboardPeriod(search, timezone), timezone);
  return { first, last };
}

const step = 5 * 60_000; // milliseconds for which the page reads the same

/** What the dashboard asks the API for: the chosen days, and as many before them to compare with. */
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

/** The moment of a day at which it is as late as it is now, to the next step, on the day that runs. */
function sameTime(now: string, day: string, timezone: string): string {
  const passed = Math.ceil((Date.now() - Date.parse(startOfDay(now, timezone))) / step) * step;
  const end = Date.parse(startOfDay(addDays(day, 1), timezone));
  return new Date(Math.min(Date.parse(startOfDay(day, timezone)) + passed, end)).toISOString();
}
