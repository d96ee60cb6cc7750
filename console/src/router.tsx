import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { queryClient } from "./api/query.ts";
import { readOrderSearch, readOrdersSearch } from "./orders/search.ts";
import { SignIn } from "./session/SignIn.tsx";
import { sessionQuery, useSession } from "./session/session.ts";
import { FailedPage } from "./shell/FailedPage.tsx";
import { Shell } from "./shell/Shell.tsx";
import { UnknownPage } from "./shell/UnknownPage.tsx";

const root = createRootRoute();

/** Every page is shown to signed-in people only; others sign in at its address. */
const signedIn = createRoute({
  id: "signedIn",
  getParentRoute: () => root,
  loader: () => queryClient.ensureQueryData(sessionQuery),
  component: () => (useSession() ? <Shell /> : <SignIn />),
});

// A page: its address, how its search parameters are read, and its component, which is loaded when it is opened.
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/orders" });
  },
});
const orders = createRoute({
  getParentRoute: () => signedIn,
  path: "orders",
  validateSearch: readOrdersSearch,
  component: lazyRouteComponent(() => import("./orders/OrderList.tsx"), "OrderList"),
});
const order = createRoute({
  getParentRoute: () => signedIn,
  path: "orders/$number",
  validateSearch: readOrderSearch,
  component: lazyRouteComponent(() => import("./orders/OrderPage.tsx"), "OrderPage"),
});

const unknown = createRoute({ getParentRoute: () => signedIn, path: "$", component: UnknownPage });

const pages = [dashboard, orders, order, unknown] as const;

export const router = createRouter({
  routeTree: root.addChildren([signedIn.addChildren(pages)]),
  basepath: "/console",
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: FailedPage,
  defaultNotFoundComponent: UnknownPage,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
