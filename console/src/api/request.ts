import { ApiError, type FieldError, hasCode, isOtherSession, type Refusal } from "./error.ts";
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

let prepareError = async () => {};

/** Sets a function that runs before an error of the server is thrown: it loads the texts of errors. */
export const beforeErrors = (handler: () => Promise<void>) => {
  prepareError = handler;
};

/** The person and the store for which the page was loaded. */
interface Owner {
  viewer: { id: string };
  store: { id: string; slug: string; name: string };
}

/**
 * How the browser's session relates to the page. "own": it is the session of the page's owner, or the page has no owner. "other":
 * it is of another store or person. "ended": the owner's session has ended. "left": the page is about to be reloaded.
 */
type SessionState = "own" | "other" | "ended" | "left";

let owner: Owner | null = null;
let state: SessionState = "own";
const listeners = new Set<() => void>();

function setState(next: SessionState) {
  if (next === state || state === "left") return;
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Sets the owner of the page. Every operation is sent with it, so that the server can refuse one when the browser has another
 * session by then.
 */
export const setOwner = (session: Owner) => {
  owner = session;
  setState("own");
};

export const pageOwner = () => owner;

/** The state that the last operation found. */
export const sessionState = () => state;

/** Calls the listener when the state has changed. Returns a function that removes the listener. */
export const onSessionState = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Reloads the page, so that it keeps nothing that its owner has read or typed. */
export function leavePage() {
  setState("left");
  location.reload();
}

/**
 * Handles a response to a session of another store or person: the page stops. When the owner's session had ended before, the page
 * is reloaded for the new one: another person has signed in at it.
 */
function onOtherSession() {
  if (state === "ended") leavePage();
  else setState("other");
}

let clockOffset = 0; // milliseconds that the server's clock is ahead of the browser's, by the Date of the last response

/** Converts a time of the browser's clock into one of the server's, as RFC 3339. The result is up to a second early. */
export const serverTime = (at: number) => new Date(at + clockOffset).toISOString();

let opening: Promise<unknown> | null = null;
let opened = 0;

/** Sends a request that opens a session. The session is a cookie that scripts cannot read. */
function openSession(path: string, method: string, body: unknown, from: Owner | null = null): Promise<unknown> {
  opening = send(path, method, body, undefined, from).then(() => opened++);
  return opening;
}

/**
 * Sends an operation to the GraphQL API and returns its data. It is sent for the owner of the page; without an owner, for the
 * person who is signed in. An operation that is refused as UNAUTHENTICATED is sent again when the page has opened a session in the
 * meantime, as it does after a new password. Throws an ApiError; when the signal aborts, its reason.
 */
export async function request<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  from = owner,
): Promise<Result> {
  const openedBefore = opened;
  const body = { query: operation.toString(), operationName: operationName(operation), variables };
  try {
    return (await send<ResponseBody<Result>>("/graphql", "POST", body, signal, from)).data as Result;
  } catch (error) {
    if (hasCode(error, "UNAUTHENTICATED")) {
      await opening?.catch(() => undefined); // the caller of openSession shows the error
      if (opened > openedBefore) return request(operation, variables, signal, from);
      if (owner) setState("ended");
    }
    throw error;
  }
}

/** Signs in. */
export const signIn = (store: string, email: string, password: string) =>
  openSession("/session", "POST", { store, email, password });

/** Links the person's account in another store, with the password of that account. */
export const linkStore = (store: string, email: string, password: string) =>
  send<{ name: string }>("/session/stores", "POST", { store, email, password }, undefined, owner);

/** Signs the browser in to a linked store. The server refuses it when the browser's session is not of `from`; null accepts any. */
export const switchStore = (slug: string, from = owner) =>
  openSession("/session/switch", "POST", { store: slug }, from);

/** The person for whom a one-time link was made. */
export interface OpenLink {
  store: string;
  storeName: string;
  email: string;
  name: string;
  role: Role;
  invited: boolean;
  expiresAt: string;
}

/** Returns for whom a one-time link was made. The link stays valid. */
export const showLink = (token: string) => send<OpenLink>("/session/link", "POST", { token });

/** Uses a one-time link: sets the person's password and signs in. */
export const redeemLink = (token: string, password: string, name: string) =>
  openSession("/session/link", "PUT", { token, password, name });

export const signOut = () => send("/session", "DELETE", undefined, undefined, owner);

export const operationName = (operation: { toString(): string }) =>
  /(?:query|mutation|subscription)\s+(\w+)/.exec(operation.toString())?.[1] ?? "";

/**
 * Sends a request with the session's cookie and returns its JSON. With `from`, the server refuses the request when the session is
 * of another store or person. Throws an ApiError; when the signal aborts, its reason.
 */
export async function send<Body>(
  path: string,
  method: string,
  body?: unknown,
  signal?: AbortSignal,
  from: Owner | null = null,
): Promise<Body> {
  const headers = {
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(from && { "X-Kiosk-Store": from.store.id, "X-Kiosk-Viewer": from.viewer.id }),
  };
  const init: RequestInit = { method, headers, signal: signal ?? null };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  let result: ResponseBody<unknown>;
  try {
    response = await fetch(path, init);
    clockOffset = Date.parse(response.headers.get("Date") ?? "") - Date.now() || 0;
    result =
      response.status === 204 || response.status === 202 ? {} : ((await response.json()) as ResponseBody<unknown>);
  } catch {
    if (signal?.aborted) throw signal.reason;
    throw new ApiError("NETWORK", "The server cannot be reached.");
  }
  const [error] = result.errors ?? [];
  if (!error && response.ok) return result as Body;
  await prepareError().catch(() => undefined); // without the texts, the server's message is shown
  const { message, extensions = {} } = error ?? { message: response.statusText };
  const { code = "INTERNAL", requestId, fields } = extensions;
  const id = requestId ?? response.headers.get("X-Request-Id") ?? "";
  const refused = new ApiError(code, message, id, fields, { ...extensions, code, message });
  if (isOtherSession(refused)) onOtherSession();
  throw refused;
}
