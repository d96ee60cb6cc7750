import { describe, expect, test } from "vitest";
import { typedAmount } from "./amounts.ts";
import { addDays, countDays, dayAt, isDay, startOfDay } from "./calendar.ts";
import { addMoney, compareMoney, formatFor, subtractMoney } from "./format.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

describe("money", () => {
  test("keeps every digit of amounts that a float cannot hold", () => {
    expect(plain(formatFor("en", "EUR", "UTC").money("90071992547409.93"))).toBe("€90,071,992,547,409.93");
    expect(plain(formatFor("pt-BR", "BRL", "UTC").money("-1234.50"))).toBe("-R$ 1.234,50");
  });
  test("has the two decimals of the API in every currency", () => {
    expect(plain(formatFor("en", "JPY", "UTC").money("149.90"))).toBe("¥149.90");
    expect(plain(formatFor("pt-BR", "JPY", "UTC").money("0.50"))).toBe("JP¥ 0,50");
    expect(plain(formatFor("en", "KWD", "UTC").money("12.5"))).toBe("KWD 12.50");
  });
  test("stands in fields as it is typed, and is read back as it was", () => {
    expect(formatFor("en", "EUR", "UTC").amount("1234.5")).toBe("1234.50");
    expect(formatFor("pt-BR", "BRL", "UTC").amount("90071992547409.93")).toBe("90071992547409,93");
    expect(typedAmount(formatFor("pt-BR", "BRL", "UTC").amount("26.50"))).toBe("26.50");
  });
  test.each([
    ["1.234,5", "1234.5"],
    ["1 234,50", "1234.50"],
    ["-12,30", "-12.30"],
    ["1,234", "1234"],
    ["12,345,678.90", "12345678.90"],
    ["0,999", "0,999"], // not 999
    ["1,2345", "1,2345"],
    ["1234,567", "1234,567"],
    ["1,23,4", "1,23,4"],
    ["1.234", "1.234"], // too many decimals for the API
  ])("typed as %s is %s", (typed, amount) => expect(typedAmount(typed)).toBe(amount));
  test("is added and compared in cents", () => {
    expect(addMoney("0.10", "0.20")).toBe("0.30");
    expect(subtractMoney("1", "1.05")).toBe("-0.05");
    expect(compareMoney("10.00", "9.99")).toBeGreaterThan(0);
    expect(() => addMoney("1,00", "1")).toThrow();
  });
});

describe("days", () => {
  test.each([
    ["2026-03-29", "Europe/Lisbon", "2026-03-29T00:00:00.000Z"], // the clock changes at 01:00
    ["2026-03-30", "Europe/Lisbon", "2026-03-29T23:00:00.000Z"],
    ["2026-07-01", "Asia/Kathmandu", "2026-06-30T18:15:00.000Z"],
    ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"], // this day has no 00:00
    ["2026-11-01", "America/New_York", "2026-11-01T04:00:00.000Z"],
  ])("%s begins in %s at %s", (day, timezone, start) => {
    expect(startOfDay(day, timezone)).toBe(start);
    expect(dayAt(new Date(start), timezone)).toBe(day);
    expect(dayAt(new Date(Date.parse(start) - 1), timezone)).toBe(addDays(day, -1));
  });
  test("are those of the calendar", () => {
    expect(["2026-02-28", "2028-02-29", "2026-12-31"].filter(isDay)).toHaveLength(3);
    expect(["2027-02-29", "2027-02-31", "2027-04-31", "2027-13-01", "0202-01-01", "2027-1-1"].filter(isDay)).toEqual(
      [],
    );
  });
  test("are counted over a change of the clock", () => {
    expect(countDays("2026-03-01", "2026-03-31")).toBe(31);
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  });
});

test.each([
  ["en", "America/New_York", "May 10, 2026 at 8:00:05 AM EDT"],
  ["en", "Asia/Kathmandu", "May 10, 2026 at 5:45:05 PM GMT+5:45"],
  ["pt-BR", "America/Sao_Paulo", "10 de maio de 2026 às 09:00:05 BRT"],
] as const)("in %s an exact time is that of the store in %s, with its zone", (language, timezone, exact) => {
  expect(plain(formatFor(language, "EUR", timezone).full("2026-05-10T12:00:05Z"))).toBe(exact);
});

test("a time is relative within a week and a date after that", () => {
  const format = formatFor("en", "EUR", "UTC");
  const now = Date.parse("2026-05-10T12:00:00Z");
  expect(format.ago("2026-05-10T11:59:30Z", now)).toBe("now");
  expect(format.ago("2026-05-10T09:00:00Z", now)).toBe("3 hours ago");
  expect(format.ago("2026-05-09T09:00:00Z", now)).toBe("yesterday");
  expect(format.ago("2026-05-01T12:00:00Z", now)).toBe("May 1, 2026");
});

test.each([
  ["UTC", "2026-05-08T23:30:00Z", "2 days ago"], // 33 hours
  ["UTC", "2026-05-09T08:00:00Z", "yesterday"],
  ["America/Sao_Paulo", "2026-05-09T01:00:00Z", "2 days ago"], // May 8 there
  ["Asia/Tokyo", "2026-05-08T23:30:00Z", "yesterday"], // May 9 there
  ["UTC", "2026-05-12T01:00:00Z", "in 2 days"],
])("days are counted by the calendar in %s: %s is %s", (timezone, at, text) => {
  expect(formatFor("en", "EUR", timezone).ago(at, Date.parse("2026-05-10T09:00:00Z"))).toBe(text);
});

test("a whole day ago is yesterday, on a day of 25 hours too", () => {
  // 23:30 in Lisbon. The other time is 00:10 of the same day, 24 hours and 20 minutes before.
  const now = Date.parse("2026-10-25T23:30:00Z");
  expect(formatFor("en", "EUR", "Europe/Lisbon").ago("2026-10-24T23:10:00Z", now)).toBe("yesterday");
});

test.each(["Pacific/Auckland", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "a day of the calendar is the same in %s",
  (timezone) => {
    expect(formatFor("en", "NZD", timezone).calendarDay("2026-01-31")).toBe("Jan 31, 2026");
  },
);
