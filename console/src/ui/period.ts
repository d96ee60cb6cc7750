import { addDays, isDay, startOfDay, today } from "./calendar.ts";

/** The search parameters of a period of days of the store's calendar. A preset is relative to today. */
export interface PeriodSearch {
  period?: Preset;
  from?: string;
  to?: string;
}

export const presets = ["today", "7d", "30d", "90d"] as const;
export type Preset = (typeof presets)[number];

const lengths: Record<Preset, number> = { today: 1, "7d": 7, "30d": 30, "90d": 90 };

/**
 * Whether a day has a next one. The last day of the calendar has none, and cannot end a period, which ends where the next day
 * starts.
 */
const hasNext = (day: string) => isDay(addDays(day, 1));

export function readPeriod(raw: Record<string, unknown>): PeriodSearch {
  const period = presets.find((preset) => preset === raw.period);
  if (period) return { period };
  const day = (value: unknown) => (typeof value === "string" && isDay(value) && hasNext(value) ? value : undefined);
  const [from, to] = [day(raw.from), day(raw.to)];
  return { ...(from && { from }), ...(to && { to }) };
}

/** Returns the first and the last day of a period. */
export function daysOf(search: PeriodSearch, timezone: string): { first?: string; last?: string } {
  if (search.period) {
    const last = today(timezone);
    return { first: addDays(last, 1 - lengths[search.period]), last };
  }
  return { ...(search.from && { first: search.from }), ...(search.to && { last: search.to }) };
}

/** Returns the times of a period: it starts at `from`, and ends before `to`. */
export function momentsOf(search: PeriodSearch, timezone: string): { from?: string; to?: string } {
  const { first, last } = daysOf(search, timezone);
  return {
    ...(first && { from: startOfDay(first, timezone) }),
    ...(last && { to: startOfDay(addDays(last, 1), timezone) }),
  };
}
