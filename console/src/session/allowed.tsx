import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Permission } from "../api/schema.gql.ts";
import { useCan } from "./session.ts";

const NotAllowedPage = lazyRouteComponent(() => import("./NotAllowedPage.tsx"), "NotAllowedPage");

/** A page for roles with the permission; others are told that it is not for them. The server decides again. */
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
