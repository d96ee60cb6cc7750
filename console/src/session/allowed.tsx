import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Permission } from "../api/schema.gql.ts";
import { useCan } from "./session.ts";

const NotAllowedPage = lazyRouteComponent(() => import("./NotAllowedPage.tsx"), "NotAllowedPage");

/** Wraps a page for roles with the permission; other roles get NotAllowedPage. The server checks the permission again. */
export function allowed(permission: Permission, Page: ReturnType<typeof lazyRouteComponent>) {
  const Allowed = () =>
    useCan(permission) ? (
      <Page />
    ) : (
      <Suspense fallback={null}>
        <NotAllowedPage />
      </Suspense>
    );
  return Object.assign(Allowed, { preload: Page.preload });
}
