/** The values that belong to a reason, such as the most characters of a text. */
export type ErrorParams = Readonly<Record<string, unknown>>;

/** Why something was refused: the server's words, and what the console needs to say it in a person's language. */
export interface Refusal {
  code?: string;
  message: string;
  /** More exact than the code, where one says too little. */
  reason?: string | null;
  params?: unknown;
}

/** One wrong field of an input, as extensions.fields has it. `field` is a path such as input.items.3.variationId. */
export interface FieldError extends Refusal {
  field: string;
  code: string;
}

/** A failed request. `code` is one of docs/graphql.md, or NETWORK when there was no response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Of a change of several rows, one after the other: the one at which it ended. */
  row?: string;

  constructor(
    readonly code: string,
    /** In the person's language already when `refusal` is null. */
    message: string,
    readonly requestId = "",
    readonly fields: FieldError[] = [],
    /** What the server said. */
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

/** Whether the request was refused before anything of it was done. It says nothing of the same request that was sent before. */
export const wasNotRun = (error: unknown) => error instanceof ApiError && notRun.has(error.code);

/** Whether it stays unknown if what was sent, now or before, has been done: no response came, or one that says nothing of it. */
export const leavesOpen = (error: unknown) =>
  !(error instanceof ApiError) || isTransient(error) || wasNotRun(error) || hasCode(error, "INTERNAL");

const otherSession = new Set(["STORE_CHANGED", "VIEWER_CHANGED"]);

/** Whether the browser is signed in to another store than the page shows, or as another person. */
export const isOfAnother = (error: unknown) => error instanceof ApiError && otherSession.has(error.code);

const undecided = new Set(["NETWORK", "TIMEOUT", "UNAVAILABLE"]);

/** Whether it is not known if what was asked for was done. */
export const isUndecided = (error: unknown) => error instanceof ApiError && undecided.has(error.code);

/** Whether some of several rows may have been changed when it ended: BUSY may come in the middle. */
export const mayBeDone = (error: unknown) => hasCode(error, "BUSY") || (leavesOpen(error) && !wasNotRun(error));

export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
