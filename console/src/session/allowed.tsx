import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Permission } from "../api/schema.gql.ts";
import { useCan } from "./session.ts";

const NotAllowedPage = lazyRouteComponent(() => import("./NotAllowedPage.tsx"), "NotAllowedPage");

/**
 * Wraps a page for roles with the permission; other roles get NotAllowedPage. The server checks the permission again. With `keepsInput`,
 * the page stays with what was typed when its person gets another role, until it is left.
 */
export function allowed(
  permission: Permission,
  Page: ReturnType<typeof lazyRouteComponent>,
  { keepsInput = false } = {},
) {
  const Allowed = () => {
    const isAllowed = useCan(permission);
    const [wasAllowed] = useState(isAllowed);
    if (isAllowed || (keepsInput && wasAllowed)) return <Page />;
    return (
      <Suspense fallback={null}>
        <NotAllowedPage />
      </Suspense>
    );
  };
  return Object.assign(Allowed, { preload: Page.preload });
}
