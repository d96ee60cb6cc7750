import { type Query, useQuery } from "@tanstack/react-query";
import { createContext, useContext, useSyncExternalStore } from "react";
import { takeEarly } from "../api/early.ts";
import { hasCode, isOtherSession } from "../api/error.ts";
import { queryClient, viewerKey } from "../api/query.ts";
import { onSessionState, request, sessionState, setOwner } from "../api/request.ts";
import type { Permission } from "../api/schema.gql.ts";
import { forgetDrafts } from "./forgetDrafts.ts";
import { adoptPreferences } from "./preferences.ts";
import { ViewerDocument, type ViewerQuery } from "./viewer.gql.ts";

export type Session = ViewerQuery;

onSessionState(() => {
  if (sessionState() === "left") forgetDrafts();
});

/** Makes the session's person the owner of the page. */
function adopt(session: Session): Session {
  setOwner(session);
  adoptPreferences(session.viewer.preferences);
  return session;
}

/**
 * Reads the session: null when no one is signed in. A page that is shown keeps its session when that has ended, or when the browser
 * has another one.
 */
export const sessionQuery = {
  queryKey: viewerKey,
  queryFn: async (): Promise<Session | null> => {
    try {
      return adopt(await takeEarly(ViewerDocument, {}));
    } catch (error) {
      const known = queryClient.getQueryData<Session | null>(viewerKey);
      if (hasCode(error, "UNAUTHENTICATED")) return known ?? null;
      if (!isOtherSession(error)) throw error;
      return known ?? adopt(await request(ViewerDocument, {}, undefined, null));
    }
  },
  staleTime: 60_000,
  /** The person may have signed in again in another tab. */
  refetchOnWindowFocus: ({ state }: Query<Session | null>) =>
    state.data === null || sessionState() === "ended" ? ("always" as const) : true,
};

export const useSessionQuery = () => useQuery(sessionQuery).data ?? null;

/** How the browser's session relates to the page. */
export const useSessionState = () => useSyncExternalStore(onSessionState, sessionState);

/** Provides the session to all components for signed-in people. Otherwise every cell of a table would observe the query. */
export const SessionContext = createContext<Session | null>(null);

export const useSession = () => useContext(SessionContext);

/** Returns the session; throws when no one is signed in. It is for pages that are shown to signed-in people only. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error("no one is signed in");
  return session;
}

/**
 * Returns the dialog that the address opens, if `permissions` has it and the role has all its permissions. `permissions` lists those
 * of each dialog's operation, as exported by its .gql.ts. The server checks them again.
 */
export function useAllowedDialog<Name extends string>(
  dialog: string | undefined,
  permissions: Readonly<Record<Name, readonly Permission[]>>,
): Name | undefined {
  const granted = useSession()?.viewer.permissions ?? [];
  if (!dialog || !Object.hasOwn(permissions, dialog)) return undefined;
  const name = dialog as Name;
  return permissions[name].every((permission) => granted.includes(permission)) ? name : undefined;
}

/** Whether the role has the permission. The server checks it again. */
export function useCan(permission: Permission): boolean {
  return useSession()?.viewer.permissions.includes(permission) ?? false;
}
