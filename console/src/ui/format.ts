import type { Language } from "../messages/language.ts";
import { countDays, dayAt } from "./calendar.ts";

const day = 86_400_000;

/** Returns a function that makes a value at its first call and keeps it. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const create = (language: Language, currency: string, timezone: string) => {
  const date = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(language, { ...options, timeZone: timezone }));
  const number = (options: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(language, options));
  const short = { notation: "compact", maximumFractionDigits: 1 } as const;
  // Money has two decimals, as in the API, even for currencies with another number of decimals.
  const money = number({ style: "currency", currency, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const compactMoney = number({ style: "currency", currency, ...short });
  const typed = number({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
  const count = number({});
  const compact = number(short);
  const percent = number({ style: "percent", maximumFractionDigits: 1, signDisplay: "never" });
  const full = date({ dateStyle: "long", timeStyle: "long" });
  const time = date({ dateStyle: "medium", timeStyle: "short" });
  const dayOnly = date({ dateStyle: "medium" });
  const calendarDay = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }));
  const clock = date({ timeStyle: "short" });
  const monthDay = date({ day: "numeric", month: "short" });
  const hour = date({ hour: "numeric" });
  const relative = lazily(() => new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "long" }));
  const list = lazily(() => new Intl.ListFormat(language, { type: "conjunction" }));
  return {
    language,
    currency,
    timezone,
    /** Formats an amount such as "49.90". Intl accepts the string, so that cents are never in a float. */
    money: (amount: string) => money().format(amount as Intl.StringNumericLiteral),
    /** Formats an amount for a field, without the currency: "49,90" in languages with a decimal comma. */
    amount: (amount: string) => typed().format(amount as Intl.StringNumericLiteral),
    compactMoney: (amount: number) => compactMoney().format(amount),
    count: (n: number) => count().format(n),
    /** Formats the number of a list's rows. Lists count to 1,000, unless summaries give the exact number. */
    total: (n: number) => (n === counted + 1 ? `${count().format(counted)}+` : count().format(n)),
    compact: (n: number) => compact().format(n),
    /** Formats a share without its sign: 0.125 as 12.5%. */
    percent: (share: number) => percent().format(share),
    /** Date and time to the second, with the time zone. */
    full: (at: string | Date) => full().format(new Date(at)),
    /** Date and time to the minute. */
    time: (at: string | Date) => time().format(new Date(at)),
    day: (at: string | Date) => dayOnly().format(new Date(at)),
    /** Formats a day of the calendar, such as 2026-01-31, independently of the time zone. */
    calendarDay: (day: string) => calendarDay().format(new Date(`${day}T00:00:00Z`)),
    clock: (at: string | Date) => clock().format(new Date(at)),
    monthDay: (at: string | Date) => monthDay().format(new Date(at)),
    hour: (at: string | Date) => hour().format(new Date(at)),
    /** "2 hours ago" within a day, "2 days ago" by the store's calendar within a week, after that the date. */
    ago(at: string, now = Date.now()) {
      const past = Date.parse(at) - now;
      if (Math.abs(past) >= 7 * day) return dayOnly().format(new Date(at));
      const seconds = past / 1000;
      if (Math.abs(seconds) < 60) return relative().format(0, "second");
      if (Math.abs(seconds) < 3600) return relative().format(Math.trunc(seconds / 60), "minute");
      if (Math.abs(seconds) < 86_400) return relative().format(Math.trunc(seconds / 3600), "hour");
      const days = countDays(dayAt(new Date(now), timezone), dayAt(new Date(at), timezone)) - 1;
      return relative().format(days || Math.sign(past), "day"); // in a day of 25 hours, days is 0 for more than 24 hours ago
    },
    /** "A, B and C". Most lists have one word, which needs no formatter. */
    list: (words: string[]) => (words.length > 1 ? list().format(words) : (words[0] ?? "")),
  };
};

/** The limit to which lists count: totalCount(atMost: …) in their operations. */
const counted = 1000;

export type Format = ReturnType<typeof create>;

const formats = new Map<string, Format>();

/**
 * Returns the formatters for a language and a store's currency and time zone. Making Intl formatters is slow, so each is made when it is
 * first needed, and kept.
 */
export function formatFor(language: Language, currency: string, timezone: string): Format {
  const key = `${language} ${currency} ${timezone}`;
  const known = formats.get(key) ?? create(language, currency, timezone);
  formats.set(key, known);
  return known;
}

/** Adds two amounts exactly. */
export const addMoney = (a: string, b: string) => fromCents(toCents(a) + toCents(b));
export const subtractMoney = (a: string, b: string) => fromCents(toCents(a) - toCents(b));
export const compareMoney = (a: string, b: string) => Number(toCents(a) - toCents(b));

function toCents(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new Error(`${amount} is not an amount`);
  const cents = BigInt(match[2] as string) * 100n + BigInt((match[3] ?? "").padEnd(2, "0"));
  return match[1] ? -cents : cents;
}

function fromCents(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
