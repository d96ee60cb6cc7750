import { afterEach, expect, test, vi } from "vitest";
import { dashboardPeriod, dashboardVariables, readDashboardSearch } from "./search.ts";

const timezone = "America/Sao_Paulo"; // three hours behind UTC

afterEach(() => void vi.useRealTimers());

test("a period that runs is compared with the same part of the one before", () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-20T12:01:00Z") });
  expect(dashboardVariables({ period: "today" }, timezone)).toMatchObject({
    from: "2026-03-20T03:00:00.000Z",
    to: "2026-03-21T03:00:00.000Z",
    previous: "2026-03-19T03:00:00.000Z",
    until: "2026-03-19T12:05:00.000Z",
  });
  expect(dashboardVariables({ period: "7d" }, timezone)).toMatchObject({
    from: "2026-03-14T03:00:00.000Z",
    previous: "2026-03-07T03:00:00.000Z",
    until: "2026-03-13T12:05:00.000Z",
  });
});

test("the last minutes of a day are compared with a whole one", () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-21T02:58:00Z") });
  const { from, until } = dashboardVariables({ period: "today" }, timezone);
  expect(until).toBe(from);
});

test("a day that has one hour more is compared with the whole day before", () => {
  vi.useFakeTimers({ now: Date.parse("2026-10-25T22:59:00Z") }); // the last minute of a Sunday of 25 hours in Lisbon
  expect(dashboardVariables({ period: "today" }, "Europe/Lisbon").until).toBe("2026-10-24T23:00:00.000Z");
});

test("a period that has ended is compared with the whole one before", () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-20T12:01:00Z") });
  expect(dashboardVariables({ from: "2026-03-10", to: "2026-03-11" }, timezone)).toMatchObject({
    previous: "2026-03-08T03:00:00.000Z",
    until: "2026-03-10T03:00:00.000Z",
  });
});

test.each([
  [{ period: "today" }, "HOUR"],
  [{ from: "2026-03-01", to: "2026-03-02" }, "HOUR"],
  [{ from: "2026-03-01", to: "2026-03-03" }, "DAY"],
  [{ period: "90d" }, "DAY"],
  [{ from: "2026-01-01", to: "2026-04-02" }, "DAY"], // 92 days
  [{ from: "2026-01-01", to: "2026-04-03" }, "WEEK"],
  [{ from: "2025-01-01", to: "2026-02-04" }, "WEEK"], // 400 days
  [{ from: "2025-01-01", to: "2026-02-05" }, "MONTH"],
  [{}, "DAY"],
])("the series of %j has a point for each %s", (raw, groupBy) => {
  expect(dashboardVariables(readDashboardSearch(raw), timezone).groupBy).toBe(groupBy);
});

test.each([
  [{ from: "2026-03-01" }, { from: "2026-03-01", to: "2026-03-20" }],
  [{ from: "2026-03-21" }, { period: "30d" }], // has not begun
  [{ to: "2026-03-10" }, { period: "30d" }],
  [{ from: "2026-03-10", to: "2026-03-01" }, { period: "30d" }],
  [
    { from: "2020-01-01", to: "2026-03-20" },
    { from: "2024-03-21", to: "2026-03-20" },
  ],
  [{ period: "7d" }, { period: "7d" }],
])("of %j the figures are, and are said to be, of %j", (search, shown) => {
  vi.useFakeTimers({ now: Date.parse("2026-03-20T12:01:00Z") });
  expect(dashboardPeriod(readDashboardSearch(search), timezone)).toEqual(shown);
  expect(dashboardVariables(readDashboardSearch(search), timezone)).toEqual(
    dashboardVariables(readDashboardSearch(shown), timezone),
  );
});

test("of more than two years, the last 730 days are read", () => {
  const search = readDashboardSearch({ from: "2020-01-01", to: "2026-03-20" });
  expect(dashboardVariables(search, "UTC")).toMatchObject({
    from: "2024-03-21T00:00:00.000Z",
    to: "2026-03-21T00:00:00.000Z",
    previous: "2022-03-22T00:00:00.000Z",
  });
});
