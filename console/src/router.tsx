import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
} from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { readAccountSearch } from "./account/search.ts";
import { queryClient } from "./api/query.ts";
import { readAuditSearch } from "./audit/search.ts";
import { readCustomerSearch, readCustomersSearch } from "./customers/search.ts";
import { readDashboardSearch } from "./dashboard/search.ts";
import { readExportsSearch } from "./exports/search.ts";
import { readImportsSearch } from "./imports/search.ts";
import { readLicenseBatchSearch, readLicensesSearch, readLicenseUploadSearch } from "./licenses/search.ts";
import { readNewOrderSearch, readOrderSearch, readOrdersSearch } from "./orders/search.ts";
import { readPricesSearch, readTiersSearch } from "./prices/search.ts";
import { readCategoriesSearch, readProductSearch, readProductsSearch } from "./products/search.ts";
import { readRechargesSearch } from "./recharges/search.ts";
import { allowed } from "./session/allowed.tsx";
import { readStaffListSearch, readStaffSearch } from "./staff/search.ts";
import { readTokensSearch } from "./tokens/search.ts";
import "./session/link.ts";
import { SessionEnded } from "./session/SessionEnded.tsx";
import { SessionContext, sessionQuery, useSessionQuery } from "./session/session.ts";
import { FailedPage } from "./shell/FailedPage.tsx";
import { Shell } from "./shell/Shell.tsx";
import { isId } from "./ui/id.ts";
import { onlyWhatIsRead, readParameter } from "./ui/readAddress.ts";
import { readDeliverySearch, readEventsSearch, readWebhookSearch, readWebhooksSearch } from "./webhooks/search.ts";

const SignIn = lazy(() => import("./session/SignIn.tsx").then((module) => ({ default: module.SignIn })));
const UnknownPage = lazyRouteComponent(() => import("./ui/UnknownPage.tsx"), "UnknownPage");

const root = createRootRoute();

/**
 * The parent of all pages for signed-in people. Others get the sign-in at the same address. The owner of a page changes only when
 * it is reloaded.
 */
const signedIn = createRoute({
  id: "signedIn",
  getParentRoute: () => root,
  loader: () => queryClient.ensureQueryData(sessionQuery),
  component: () => {
    const session = useSessionQuery();
    return session ? (
      <SessionContext value={session}>
        <Shell />
        <SessionEnded />
      </SessionContext>
    ) : (
      <Suspense fallback={null}>
        <SignIn />
      </Suspense>
    );
  },
});

/** Reads the id in a path, in upper or lower case. A path whose id is no UUID names no page. */
const params = {
  parse(raw: { id: string }) {
    const id = raw.id.toLowerCase();
    return isId(id) && { id };
  },
};

// A page: its path, the reader of its search parameters, and its component, which is loaded when the page is opened.
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  validateSearch: onlyWhatIsRead(readDashboardSearch),
  component: lazyRouteComponent(() => import("./dashboard/Dashboard.tsx"), "Dashboard"),
});
const orders = createRoute({
  getParentRoute: () => signedIn,
  path: "orders",
  validateSearch: onlyWhatIsRead(readOrdersSearch),
  component: lazyRouteComponent(() => import("./orders/OrderList.tsx"), "OrderList"),
});
const newOrder = createRoute({
  getParentRoute: () => signedIn,
  path: "orders/new",
  validateSearch: onlyWhatIsRead(readNewOrderSearch),
  component: allowed(
    "ORDERS_WRITE",
    lazyRouteComponent(() => import("./orders/NewOrder.tsx"), "NewOrder"),
    { keepsInput: true },
  ),
});
const order = createRoute({
  getParentRoute: () => signedIn,
  path: "orders/$number",
  validateSearch: onlyWhatIsRead(readOrderSearch),
  component: lazyRouteComponent(() => import("./orders/OrderPage.tsx"), "OrderPage"),
});
const customers = createRoute({
  getParentRoute: () => signedIn,
  path: "customers",
  validateSearch: onlyWhatIsRead(readCustomersSearch),
  component: lazyRouteComponent(() => import("./customers/CustomerList.tsx"), "CustomerList"),
});
const customer = createRoute({
  getParentRoute: () => signedIn,
  path: "customers/$id",
  params,
  validateSearch: onlyWhatIsRead(readCustomerSearch),
  component: lazyRouteComponent(() => import("./customers/CustomerPage.tsx"), "CustomerPage"),
});
const recharges = createRoute({
  getParentRoute: () => signedIn,
  path: "recharges",
  validateSearch: onlyWhatIsRead(readRechargesSearch),
  component: lazyRouteComponent(() => import("./recharges/RechargeList.tsx"), "RechargeList"),
});
const products = createRoute({
  getParentRoute: () => signedIn,
  path: "products",
  validateSearch: onlyWhatIsRead(readProductsSearch),
  component: lazyRouteComponent(() => import("./products/ProductList.tsx"), "ProductList"),
});
const product = createRoute({
  getParentRoute: () => signedIn,
  path: "products/$slug",
  validateSearch: onlyWhatIsRead(readProductSearch),
  component: lazyRouteComponent(() => import("./products/ProductPage.tsx"), "ProductPage"),
});
const categories = createRoute({
  getParentRoute: () => signedIn,
  path: "categories",
  validateSearch: onlyWhatIsRead(readCategoriesSearch),
  component: lazyRouteComponent(() => import("./products/CategoryList.tsx"), "CategoryList"),
});
const tiers = createRoute({
  getParentRoute: () => signedIn,
  path: "tiers",
  validateSearch: onlyWhatIsRead(readTiersSearch),
  component: lazyRouteComponent(() => import("./prices/TierList.tsx"), "TierList"),
});
const prices = createRoute({
  getParentRoute: () => signedIn,
  path: "prices",
  validateSearch: onlyWhatIsRead(readPricesSearch),
  component: lazyRouteComponent(() => import("./prices/PriceGrid.tsx"), "PriceGrid"),
});
const licenses = createRoute({
  getParentRoute: () => signedIn,
  path: "licenses",
  validateSearch: onlyWhatIsRead(readLicensesSearch),
  component: lazyRouteComponent(() => import("./licenses/LicenseList.tsx"), "LicenseList"),
});
const licenseUpload = createRoute({
  getParentRoute: () => signedIn,
  path: "licenses/upload",
  validateSearch: onlyWhatIsRead(readLicenseUploadSearch),
  component: allowed(
    "LICENSES_WRITE",
    lazyRouteComponent(() => import("./licenses/LicenseUpload.tsx"), "LicenseUpload"),
    { keepsInput: true },
  ),
});
const licenseBatch = createRoute({
  getParentRoute: () => signedIn,
  path: "licenses/batches/$id",
  params,
  validateSearch: onlyWhatIsRead(readLicenseBatchSearch),
  component: lazyRouteComponent(() => import("./licenses/LicenseBatchPage.tsx"), "LicenseBatchPage"),
});

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: "webhooks",
  validateSearch: onlyWhatIsRead(readWebhooksSearch),
  component: lazyRouteComponent(() => import("./webhooks/EndpointList.tsx"), "EndpointList"),
});
const webhook = createRoute({
  getParentRoute: () => signedIn,
  path: "webhooks/$id",
  params,
  validateSearch: onlyWhatIsRead(readWebhookSearch),
  component: lazyRouteComponent(() => import("./webhooks/EndpointPage.tsx"), "EndpointPage"),
});
const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: "deliveries/$id",
  params,
  validateSearch: onlyWhatIsRead(readDeliverySearch),
  component: lazyRouteComponent(() => import("./webhooks/DeliveryPage.tsx"), "DeliveryPage"),
});
const events = createRoute({
  getParentRoute: () => signedIn,
  path: "events",
  validateSearch: onlyWhatIsRead(readEventsSearch),
  component: lazyRouteComponent(() => import("./webhooks/EventList.tsx"), "EventList"),
});

const imports = createRoute({
  getParentRoute: () => signedIn,
  path: "imports",
  validateSearch: onlyWhatIsRead(readImportsSearch),
  component: allowed(
    "CATALOGUE_WRITE",
    lazyRouteComponent(() => import("./imports/ImportPage.tsx"), "ImportPage"),
    { keepsInput: true },
  ),
});
const exports = createRoute({
  getParentRoute: () => signedIn,
  path: "exports",
  validateSearch: onlyWhatIsRead(readExportsSearch),
  component: allowed(
    "EXPORT",
    lazyRouteComponent(() => import("./exports/ExportList.tsx"), "ExportList"),
  ),
});
const audit = createRoute({
  getParentRoute: () => signedIn,
  path: "audit",
  validateSearch: onlyWhatIsRead(readAuditSearch),
  component: allowed(
    "AUDIT_READ",
    lazyRouteComponent(() => import("./audit/AuditList.tsx"), "AuditList"),
  ),
});
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: "settings",
  component: allowed(
    "SETTINGS_WRITE",
    lazyRouteComponent(() => import("./settings/SettingsPage.tsx"), "SettingsPage"),
    { keepsInput: true },
  ),
});
const staff = createRoute({
  getParentRoute: () => signedIn,
  path: "settings/staff",
  validateSearch: onlyWhatIsRead(readStaffListSearch),
  component: allowed(
    "STAFF_WRITE",
    lazyRouteComponent(() => import("./staff/StaffList.tsx"), "StaffList"),
  ),
});
const staffMember = createRoute({
  getParentRoute: () => signedIn,
  path: "settings/staff/$id",
  params,
  validateSearch: onlyWhatIsRead(readStaffSearch),
  component: allowed(
    "STAFF_WRITE",
    lazyRouteComponent(() => import("./staff/StaffPage.tsx"), "StaffPage"),
  ),
});
const tokens = createRoute({
  getParentRoute: () => signedIn,
  path: "settings/tokens",
  validateSearch: onlyWhatIsRead(readTokensSearch),
  component: allowed(
    "TOKENS_WRITE",
    lazyRouteComponent(() => import("./tokens/TokenList.tsx"), "TokenList"),
  ),
});
const account = createRoute({
  getParentRoute: () => signedIn,
  path: "account",
  validateSearch: onlyWhatIsRead(readAccountSearch),
  component: lazyRouteComponent(() => import("./account/AccountPage.tsx"), "AccountPage"),
});

// For people who have no password yet, or have lost it.
const linkPage = lazyRouteComponent(() => import("./session/LinkPage.tsx"), "LinkPage");
const invite = createRoute({ getParentRoute: () => root, path: "invite", component: linkPage });
const reset = createRoute({ getParentRoute: () => root, path: "reset", component: linkPage });

const unknown = createRoute({ getParentRoute: () => signedIn, path: "$", component: UnknownPage });

const pages = [
  dashboard,
  orders,
  newOrder,
  order,
  customers,
  customer,
  recharges,
  products,
  product,
  categories,
  tiers,
  prices,
  licenses,
  licenseUpload,
  licenseBatch,
  webhooks,
  webhook,
  delivery,
  events,
  imports,
  exports,
  audit,
  settings,
  staff,
  staffMember,
  tokens,
  account,
  unknown,
] as const;

export const router = createRouter({
  routeTree: root.addChildren([invite, reset, signedIn.addChildren(pages)]),
  basepath: "/console",
  parseSearch: parseSearchWith(readParameter),
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
