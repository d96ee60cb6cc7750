// A script of its own, which loads long before the others. It reads the session, and then what some pages read first. Everything
// that it imports is part of it, so it imports little, and no components.

import { forgetEarly, sendEarly } from "./api/early.ts";
import { setOwner } from "./api/request.ts";
import { DashboardDocument } from "./dashboard/dashboard.gql.ts";
import { dashboardVariables, readDashboardSearch } from "./dashboard/search.ts";
import { languageOf, languagesOfServer } from "./messages/language.ts";
import { OrderHistoryDocument } from "./orders/history.gql.ts";
import { OrderListDocument } from "./orders/list.gql.ts";
import { orderListVariables } from "./orders/listVariables.ts";
import { OrderPageDocument } from "./orders/order.gql.ts";
import { historyPages, historyVariables, readOrderSearch, readOrdersSearch } from "./orders/search.ts";
import { ViewerDocument, type ViewerQuery } from "./session/viewer.gql.ts";
import { formatFor } from "./ui/format.ts";
import { readParameter } from "./ui/readAddress.ts";

type Search = Record<string, unknown>;
type Read = (search: Search, timezone: string) => Promise<unknown>;

/** The first read of a page, by the page's path below /console/. Its variables must be those that the page itself uses. */
const reads: Record<string, Read> = {
  "": (search, timezone) => sendEarly(DashboardDocument, dashboardVariables(readDashboardSearch(search), timezone)),
  orders: (search, timezone) => sendEarly(OrderListDocument, orderListVariables(readOrdersSearch(search), timezone)),
};

function readOf(path: string): Read | undefined {
  const number = /^orders\/(?!new$)(\w+)$/.exec(path)?.[1];
  if (!number) return reads[path];
  return (search) => {
    const history = historyVariables(number, historyPages(readOrderSearch(search)));
    return Promise.all([sendEarly(OrderPageDocument, { number }), sendEarly(OrderHistoryDocument, history)]);
  };
}

/** Parses search parameters as the router does. A parameter that occurs several times is left out, as every page ignores it. */
function searchOf(query: string): Search {
  const read = (text: string): unknown => {
    try {
      return readParameter(text);
    } catch {
      return text;
    }
  };
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    [...parameters].map(([name, text]) => [name, parameters.getAll(name).length > 1 ? undefined : read(text)]),
  );
}

/**
 * Makes the formatters of times and money now, while the browser waits for scripts: that takes as long as drawing the rows that
 * need them.
 */
function makeFormatters({ viewer, store }: ViewerQuery) {
  const { language } = viewer.preferences;
  const format = formatFor(
    language ? languagesOfServer[language] : languageOf(navigator.languages),
    store.currency,
    store.timezone,
  );
  const now = new Date();
  format.full(now);
  format.ago(now.toISOString());
  format.money("0");
}

/** The pages of one-time links, which sign in by themselves. */
const pagesOfLinks = ["invite", "reset"];

const path = location.pathname.replace(/^\/console\/?/, "").replace(/\/$/, ""); // the router also ignores a slash at the end
if (!pagesOfLinks.includes(path)) {
  sendEarly(ViewerDocument, {}).then(
    (session) => {
      setOwner(session); // from here on, the server refuses requests when the browser has another session
      readOf(path)?.(searchOf(location.search), session.store.timezone).catch(forgetEarly); // the page then sends its own requests
      makeFormatters(session);
    },
    () => undefined, // the page shows the error
  );
}
