import { ApiError, type FieldError, hasCode, type Refusal } from "./error.ts";
import type { Role } from "./schema.gql.ts";

/** A generated operation: its text, and the types of its result and variables. */
export interface Operation<Result, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Result;
}

interface ResponseBody<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: Omit<Refusal, "message"> & { fields?: FieldError[]; requestId?: string } }[];
}

let sessionEnded = () => {};

/** Sets what happens when an operation is refused because no one is signed in any more. */
export const onSessionEnd = (handler: () => void) => {
  sessionEnded = handler;
};

let prepareError = async () => {};

/** Sets what is waited for before a response of the server is thrown as an error: that there are words for it. */
export const beforeErrors = (handler: () => Promise<void>) => {
  prepareError = handler;
};

interface Store {
  id: string;
  slug: string;
  name: string;
}

let shown: Store | null = null;
let isElsewhere = false;
const elsewhereListeners = new Set<() => void>();

function setElsewhere(now: boolean) {
  isElsewhere = now;
  for (const listener of elsewhereListeners) listener();
}

/** Sets the store that the page shows, that of the session. It goes with every operation: the browser may be signed in to another one by then. */
export const showStore = (store: Store | null) => {
  shown = store;
  setElsewhere(false);
};

export const shownStore = () => shown;

/** Whether an operation was refused because the browser is signed in to another store than the page shows. */
export const isSignedInElsewhere = () => isElsewhere;

/** Calls the listener when that may have changed, until the function that it returns is called. */
export const onElsewhere = (listener: () => void) => {
  elsewhereListeners.add(listener);
  return () => void elsewhereListeners.delete(listener);
};

let ahead = 0; // milliseconds of the server's clock before the browser's, as its last response says

/** The time of the server's clock at a time of the browser's, or up to a second before it. */
export const serverTime = (at: number) => new Date(at + ahead).toISOString();

let opening: Promise<unknown> | null = null;
let opened = 0;

/** Sends what opens a session, which is a cookie that scripts cannot read. */
function openSession(path: string, method: string, body: unknown, store: Store | null = null): Promise<unknown> {
  opening = send(path, method, body, undefined, store).then(() => opened++);
  return opening;
}

/**
 * Sends an operation to the GraphQL API, for the store that the page shows, or for whichever. One that finds no session is sent
 * again when the page opened one since, as it does after a new password. Throws an ApiError; when the signal aborts, its reason.
 */
export async function request<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  store = shown,
): Promise<Result> {
  const openedBefore = opened;
  const body = { query: operation.toString(), operationName: operationName(operation), variables };
  try {
    return (await send<ResponseBody<Result>>("/graphql", "POST", body, signal, store)).data as Result;
  } catch (error) {
    if (hasCode(error, "STORE_CHANGED")) setElsewhere(true);
    if (hasCode(error, "UNAUTHENTICATED")) {
      await opening?.catch(() => undefined); // its caller shows why it failed
      if (opened > openedBefore) return request(operation, variables, signal, store);
      sessionEnded();
    }
    throw error;
  }
}

/** Signs in. */
export const signIn = (store: string, email: string, password: string) => {
  showStore(null);
  return openSession("/session", "POST", { store, email, password });
};

/** Links one's account in another store, by its password. */
export const linkStore = (store: string, email: string, password: string) =>
  send<{ name: string }>("/session/stores", "POST", { store, email, password }, undefined, shown);

/** Signs the browser in to a linked store, in place of the one that `from` says, or of whichever. */
export const switchStore = (slug: string, from = shown) =>
  openSession("/session/switch", "POST", { store: slug }, from);

/** Whom a one-time link is for. */
export interface OpenLink {
  store: string;
  storeName: string;
  email: string;
  name: string;
  role: Role;
  invited: boolean;
  expiresAt: string;
}

/** Asks whom a one-time link is for; it stays valid. */
export const showLink = (token: string) => send<OpenLink>("/session/link", "POST", { token });

/** Sets the password of the person whom the link is for, and signs in. The link is then used. */
export const redeemLink = (token: string, password: string, name: string) =>
  openSession("/session/link", "PUT", { token, password, name });

export const signOut = () => send("/session", "DELETE");

export const operationName = (operation: { toString(): string }) =>
  /(?:query|mutation|subscription)\s+(\w+)/.exec(operation.toString())?.[1] ?? "";

/** Sends a request of a session, for the store that the page shows, or for whichever. Throws an ApiError; when the signal aborts, its reason. */
export async function send<Body>(
  path: string,
  method: string,
  body?: unknown,
  signal?: AbortSignal,
  store: Store | null = null,
): Promise<Body> {
  const init: RequestInit = { method, signal: signal ?? null };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json", ...(store && { "X-Kiosk-Store": store.id }) };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  let result: ResponseBody<unknown>;
  try {
    response = await fetch(path, init);
    ahead = Date.parse(response.headers.get("Date") ?? "") - Date.now() || 0;
    result =
      response.status === 204 || response.status === 202 ? {} : ((await response.json()) as ResponseBody<unknown>);
  } catch {
    if (signal?.aborted) throw signal.reason;
    throw new ApiError("NETWORK", "The server cannot be reached.");
  }
  const [error] = result.errors ?? [];
  if (!error && response.ok) return result as Body;
  await prepareError().catch(() => undefined); // then the server's words are shown
  const { message, extensions = {} } = error ?? { message: response.statusText };
  const { code = "INTERNAL", requestId, fields } = extensions;
  const id = requestId ?? response.headers.get("X-Request-Id") ?? "";
  throw new ApiError(code, message, id, fields, { ...extensions, code, message });
}
