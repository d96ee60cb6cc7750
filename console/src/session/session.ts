import { type Query, useQuery } from "@tanstack/react-query";
import { createContext, useContext, useSyncExternalStore } from "react";
import { takeEarly } from "../api/early.ts";
import { hasCode, isOfAnother } from "../api/error.ts";
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

/** Makes the session that of the page. */
function adopt(session: Session): Session {
  setOwner(session);
  adoptPreferences(session.viewer.preferences);
  return session;
}

/** Reads who is signed in: null when no one is. A page that is shown keeps its session when that ends, or the browser has another. */
export const sessionQuery = {
  queryKey: viewerKey,
  queryFn: async (): Promise<Session | null> => {
    try {
      return adopt(await takeEarly(ViewerDocument, {}));
    } catch (error) {
      const known = queryClient.getQueryData<Session | null>(viewerKey);
      if (hasCode(error, "UNAUTHENTICATED")) return known ?? null;
      if (!isOfAnother(error)) throw error;
      return known ?? adopt(await request(ViewerDocument, {}, undefined, null));
    }
  },
  staleTime: 60_000,
  /** The person may have signed in with another tab meanwhile. */
  refetchOnWindowFocus: ({ state }: Query<Session | null>) =>
    state.data === null || sessionState() === "ended" ? ("always" as const) : true,
};

export const useSessionQuery = () => useQuery(sessionQuery).data ?? null;

/** What the browser's session is to the page. */
export const useSessionState = () => useSyncExternalStore(onSessionState, sessionState);

/** Has the session for everything that is shown to signed-in people: cells of a table would each observe the query. */
export const SessionContext = createContext<Session | null>(null);

export const useSession = () => useContext(SessionContext);

/** The session of a page that is shown to signed-in people only. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error("no one is signed in");
  return session;
}

/**
 * The dialog that the address opens, if it is one of these and the role has the permissions of what it does. The server decides
 * again. `permissions` has those of each dialog's operation, as its .gql.ts names them.
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

/** Whether the role has the permission. The server decides again. */
export function useCan(permission: Permission): boolean {
  return useSession()?.viewer.permissions.includes(permission) ?? false;
}
