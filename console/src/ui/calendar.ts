/** Days are texts such as 2026-01-31: days of a store's calendar, not moments. */

const millisecondsPerDay = 86_400_000;

/**
 * Whether a text is a day of the calendar, of the year 1000 at the earliest: a date field gives 0002 and 0020 on the way to
 * 2026. A browser reads 2027-02-31 as the third of March.
 */
export const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** How many days from the first to the last, both included. */
export const countDays = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / millisecondsPerDay) + 1;

/** The day that the clock of a time zone shows at a moment. */
export function dayAt(moment: Date, timezone: string): string {
  const parts = partsAt(moment.getTime(), timezone);
  return `${parts.year}-${String(parts.month).padStart(2, "0")}-${String(parts.day).padStart(2, "0")}`;
}

export const today = (timezone: string) => dayAt(new Date(), timezone);

/** The moment at which a day begins in a time zone, for the API: the first one whose clock there shows that day. */
export function startOfDay(day: string, timezone: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const first = wanted - offsetAt(wanted, timezone);
  const second = wanted - offsetAt(first, timezone);
  // Where clocks are set forward at midnight, that day begins later than its 00:00 would be.
  const candidates = [Math.min(first, second), Math.max(first, second)];
  const start = candidates.find((at) => dayAt(new Date(at), timezone) === day) ?? second;
  return new Date(start).toISOString();
}

/** How far the clock of a time zone is ahead of UTC at a moment, in milliseconds. */
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
  const found: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(moment)) found[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found;
  return { year, month, day, hour, minute, second };
}
