import { ApiError, type FieldError, hasCode, isOfAnother, type Refusal } from "./error.ts";
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

/** Sets what is waited for before a response of the server is thrown as an error: that there are words for it. */
export const beforeErrors = (handler: () => Promise<void>) => {
  prepareError = handler;
};

/** Whose page it is: a person's, of a store. */
interface Owner {
  viewer: { id: string };
  store: { id: string; slug: string; name: string };
}

/**
 * What the browser's session is to the page: the page's own, or no one's; one of another store or person; ended. Last, the page
 * is about to be loaded anew.
 */
type SessionState = "own" | "other" | "ended" | "left";

let owner: Owner | null = null;
let state: SessionState = "own";
const listeners = new Set<() => void>();

function become(now: SessionState) {
  if (now === state || state === "left") return;
  state = now;
  for (const listener of listeners) listener();
}

/** Sets whose page it is, as the session says. That goes with every operation: the browser may have another session by then. */
export const setOwner = (session: Owner) => {
  owner = session;
  become("own");
};

export const pageOwner = () => owner;

/** As an operation found it last. */
export const sessionState = () => state;

/** Calls the listener when that has changed, until the function that it returns is called. */
export const onSessionState = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Loads the page anew, so that nothing is left of what its owner has read, typed or begun. */
export function leavePage() {
  become("left");
  location.reload();
}

/** Another one's session stops the page. After the end of its own it is theirs: its owner was asked to sign in, and did not. */
function meetOther() {
  if (state === "ended") leavePage();
  else become("other");
}

let ahead = 0; // milliseconds of the server's clock before the browser's, as its last response says

/** The time of the server's clock at a time of the browser's, or up to a second before it. */
export const serverTime = (at: number) => new Date(at + ahead).toISOString();

let opening: Promise<unknown> | null = null;
let opened = 0;

/** Sends what opens a session, which is a cookie that scripts cannot read. */
function openSession(path: string, method: string, body: unknown, from: Owner | null = null): Promise<unknown> {
  opening = send(path, method, body, undefined, from).then(() => opened++);
  return opening;
}

/**
 * Sends an operation to the GraphQL API, for the owner of the page; without one, for the person who is signed in. One that finds no session is sent
 * again when the page opened one since, as it does after a new password. Throws an ApiError; when the signal aborts, its reason.
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
      await opening?.catch(() => undefined); // its caller shows why it failed
      if (opened > openedBefore) return request(operation, variables, signal, from);
      if (owner) become("ended");
    }
    throw error;
  }
}

/** Signs in. */
export const signIn = (store: string, email: string, password: string) =>
  openSession("/session", "POST", { store, email, password });

/** Links one's account in another store, by its password. */
export const linkStore = (store: string, email: string, password: string) =>
  send<{ name: string }>("/session/stores", "POST", { store, email, password }, undefined, owner);

/** Signs the browser in to a linked store, in place of the one of `from`, or of any. */
export const switchStore = (slug: string, from = owner) =>
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

export const signOut = () => send("/session", "DELETE", undefined, undefined, owner);

export const operationName = (operation: { toString(): string }) =>
  /(?:query|mutation|subscription)\s+(\w+)/.exec(operation.toString())?.[1] ?? "";

/** Sends a request of a session, for the owner of the page; without one, for the person who is signed in. Throws an ApiError; when the signal aborts, its reason. */
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
  const refused = new ApiError(code, message, id, fields, { ...extensions, code, message });
  if (isOfAnother(refused)) meetOther();
  throw refused;
}
