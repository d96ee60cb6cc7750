// A script of its own, which arrives long before the others: it requests who is signed in, and then what the page at the
// address reads first. Everything that it imports is part of it, so it imports little, and nothing of React.

import { forgetEarly, sendEarly } from "./api/early.ts";
import { showStore } from "./api/request.ts";
import { DashboardDocument } from "./dashboard/dashboard.gql.ts";
import { dashboardVariables, readDashboardSearch } from "./dashboard/search.ts";
import { OrderListDocument } from "./orders/list.gql.ts";
import { orderListVariables } from "./orders/listVariables.ts";
import { readOrdersSearch } from "./orders/search.ts";
import { ViewerDocument } from "./session/viewer.gql.ts";

type Search = Record<string, unknown>;

/** The read of a page, by the page's path below /console/. It has the variables that the page itself has. */
const reads: Record<string, (search: Search, timezone: string) => Promise<unknown>> = {
  "": (search, timezone) => sendEarly(DashboardDocument, dashboardVariables(readDashboardSearch(search), timezone)),
  orders: (search, timezone) => sendEarly(OrderListDocument, orderListVariables(readOrdersSearch(search), timezone)),
};

/** The search parameters as the router reads them. */
function searchOf(query: string): Search {
  const read = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  };
  return Object.fromEntries([...new URLSearchParams(query)].map(([name, text]) => [name, read(text)]));
}

const send = reads[location.pathname.replace(/^\/console\/?/, "")];
if (send) {
  sendEarly(ViewerDocument, {}).then(
    ({ store }) => {
      showStore(store); // a browser that is signed in to another store by now is refused
      send(searchOf(location.search), store.timezone).catch(forgetEarly); // the page then asks anew who is signed in
    },
    () => undefined, // the page shows why
  );
}
