// A script of its own, which arrives long before the others: it requests who is signed in, and then what some pages read
// first. Everything that it imports is part of it, so it imports little, and nothing that draws.

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

/** What a page reads first, by the page's path below /console/. It has the variables that the page itself has. */
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

/** The search parameters as the router reads them. Those of which there are several are understood by no page. */
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

/** Makes the formatters of times and money. That takes as long as drawing the rows which need them, and the browser waits now. */
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

const path = location.pathname.replace(/^\/console\/?/, "");
if (!pagesOfLinks.includes(path)) {
  sendEarly(ViewerDocument, {}).then(
    (session) => {
      setOwner(session); // a browser that has another session by now is refused
      readOf(path)?.(searchOf(location.search), session.store.timezone).catch(forgetEarly); // the page then asks anew who is signed in
      makeFormatters(session);
    },
    () => undefined, // the page shows why
  );
}
