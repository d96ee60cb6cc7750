import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { takeEarly } from "../api/early.ts";
import { hasCode } from "../api/error.ts";
import { viewerKey } from "../api/query.ts";
import { showStore } from "../api/request.ts";
import type { Permission } from "../api/schema.gql.ts";
import { adoptPreferences } from "./preferences.ts";
import { ViewerDocument, type ViewerQuery } from "./viewer.gql.ts";

export type Session = ViewerQuery;

/** Reads who is signed in: null when no one is. */
export const sessionQuery = {
  queryKey: viewerKey,
  queryFn: async (): Promise<Session | null> => {
    try {
      const session = await takeEarly(ViewerDocument, {});
      showStore(session.store);
      adoptPreferences(session.viewer.preferences);
      return session;
    } catch (error) {
      if (hasCode(error, "UNAUTHENTICATED") || hasCode(error, "STORE_CHANGED")) return null;
      throw error;
    }
  },
  staleTime: 60_000,
};

export const useSessionQuery = () => useQuery(sessionQuery).data ?? null;

/** Has the session for everything that is shown to signed-in people: cells of a table would each observe the query. */
export const SessionContext = createContext<Session | null>(null);

export const useSession = () => useContext(SessionContext);

/** The session of a page that is shown to signed-in people only. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error("no one is signed in");
  return session;
}

/** Whether the role has the permission. The server decides again. */
export function useCan(permission: Permission): boolean {
  return useSession()?.viewer.permissions.includes(permission) ?? false;
}
