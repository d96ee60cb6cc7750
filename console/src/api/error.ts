/** The parameters of a reason, such as the maximum length of a text. */
export type ErrorParams = Readonly<Record<string, unknown>>;

/** Why the server refused something: its message, and what the console needs to say it in the person's language. */
export interface Refusal {
  code?: string;
  message: string;
  /** More exact than the code, where the code alone says too little. */
  reason?: string | null;
  params?: unknown;
}

/** A wrong field of an input, an entry of extensions.fields. `field` is a path such as input.items.3.variationId. */
export interface FieldError extends Refusal {
  field: string;
  code: string;
}

/** A failed request. `code` is one of docs/graphql.md, or NETWORK when there was no response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** When rows are changed one after the other: the id of the row whose change failed. */
  row?: string;

  constructor(
    readonly code: string,
    /** Already in the person's language when `refusal` is null. */
    message: string,
    readonly requestId = "",
    readonly fields: FieldError[] = [],
    /** The server's response; null when there was none. */
    readonly refusal: Refusal | null = null,
  ) {
    super(message);
  }
}

const transient = new Set(["NETWORK", "UNAVAILABLE", "OVERLOADED", "BUSY", "TIMEOUT"]);

/** Whether the same request may succeed if it is sent again. */
export const isTransient = (error: unknown) => error instanceof ApiError && transient.has(error.code);

const notRun = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "STORE_CHANGED",
  "VIEWER_CHANGED",
  "RATE_LIMITED",
  "TOO_MANY_CONCURRENT",
  "TOO_MANY_FAILURES",
  "OVERLOADED",
  "BUSY",
  "BODY_TIMEOUT",
]);

/** Whether the request was refused before it was run. The same request may still have been run when it was sent before. */
export const wasNotRun = (error: unknown) => error instanceof ApiError && notRun.has(error.code);

/**
 * Whether it stays unknown if the request was run, now or when it was sent before: no response came, or one that does not say
 * whether it was run.
 */
export const leavesOpen = (error: unknown) =>
  !(error instanceof ApiError) || isTransient(error) || wasNotRun(error) || hasCode(error, "INTERNAL");

const otherSession = new Set(["STORE_CHANGED", "VIEWER_CHANGED"]);

/** Whether the request was refused because the browser is signed in to another store than the page shows, or as another person. */
export const isOtherSession = (error: unknown) => error instanceof ApiError && otherSession.has(error.code);

const undecided = new Set(["NETWORK", "TIMEOUT", "UNAVAILABLE"]);

/** Whether it is unknown if the request was run. */
export const isUndecided = (error: unknown) => error instanceof ApiError && undecided.has(error.code);

/**
 * Whether a change of several rows that failed may have changed some of them. BUSY may be returned in the middle of such a
 * change.
 */
export const mayBeDone = (error: unknown) => hasCode(error, "BUSY") || (leavesOpen(error) && !wasNotRun(error));

export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
