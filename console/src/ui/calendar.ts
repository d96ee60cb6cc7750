// Days are strings such as 2026-01-31. They are days of a store's calendar, not points in time.

const millisecondsPerDay = 86_400_000;

/**
 * Whether a text is a day of the calendar, from the year 1000 on: while 2026 is typed into a date field, its value has the years 0002
 * and 0020. The comparison with addDays finds days such as 2027-02-31, which browsers parse as the third of March.
 */
export const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** Counts the days from the first to the last, including both. */
export const countDays = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / millisecondsPerDay) + 1;

/** Returns the day in a time zone at a point in time. */
export function dayAt(moment: Date, timezone: string): string {
  const parts = partsAt(moment.getTime(), timezone);
  return `${parts.year}-${String(parts.month).padStart(2, "0")}-${String(parts.day).padStart(2, "0")}`;
}

export const today = (timezone: string) => dayAt(new Date(), timezone);

/** Returns the start of a day in a time zone, as RFC 3339. */
export function startOfDay(day: string, timezone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const first = midnight - offsetAt(midnight, timezone);
  const second = midnight - offsetAt(first, timezone);
  // When clocks are set forward at midnight, the day starts later than at 00:00.
  const candidates = [Math.min(first, second), Math.max(first, second)];
  const start = candidates.find((at) => dayAt(new Date(at), timezone) === day) ?? second;
  return new Date(start).toISOString();
}

/** Returns the offset of a time zone from UTC at a point in time, in milliseconds. */
function offsetAt(moment: number, timezone: string): number {
  const p = partsAt(moment, timezone);
  return Date.UTC(p.year, p.month - 1, p.day, p.hour, p.minute, p.second) - moment;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function partsAt(moment: number, timezone: string) {
  let clock = clocks.get(timezone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    clocks.set(timezone, clock);
  }
  const values: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(moment)) values[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = values;
  return { year, month, day, hour, minute, second };
}
