import type { ErrorCode, FieldError } from "./types.js";

/** The members of every error of a call. They hold neither the token nor the request's body, so they may be logged. */
export interface CallContext {
  /** The call, such as "place an order". */
  operation: string;
  /** The number of times that the call was sent. */
  attempts: number;
  /** The idempotency key of the call, made by the client or set by you; undefined for calls without one. */
  idempotencyKey: string | undefined;
}

/** The base class of all errors of calls. */
export abstract class KioskError extends Error {
  readonly operation: string;
  readonly attempts: number;
  readonly idempotencyKey: string | undefined;

  constructor(message: string, context: CallContext, options?: ErrorOptions) {
    super(message, options);
    this.operation = context.operation;
    this.attempts = context.attempts;
    this.idempotencyKey = context.idempotencyKey;
  }

  /**
   * Whether it is certain that the call did nothing. If it is false, a mutation may have been carried out: repeat it
   * with the same idempotency key within 24 hours, and it happens once. After 24 hours, Kiosk frees the key.
   */
  abstract get settled(): boolean;
}

/** A problem (RFC 9457) of Kiosk. All members are optional, because the response may come from a proxy. */
interface Problem {
  code?: ErrorCode | undefined;
  detail?: string;
  requestId?: string;
  errors: FieldError[];
  balance?: string;
  required?: string;
  missing?: string;
  total?: string;
  variationId?: string;
  available?: number;
  oldest?: string;
}

/** An error response of Kiosk, or of a proxy before it. Branch on `code`: codes are stable, texts are not. */
export class KioskApiError extends KioskError {
  override readonly name = "KioskApiError";
  /** Status of the HTTP response. */
  readonly status: number;
  /** Undefined when the response is not from Kiosk. */
  readonly code: ErrorCode | undefined;
  /** A text for people. */
  readonly detail: string;
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined;
  /** Every invalid field of the request. */
  readonly fields: readonly FieldError[];
  /** How many seconds to wait before the next attempt, from Retry-After. */
  readonly retryAfter: number | undefined;
  /** With insufficient_balance: the balance of the wallet. */
  readonly balance: string | undefined;
  /** With insufficient_balance: the total of the order. */
  readonly required: string | undefined;
  /** With insufficient_balance: the difference. */
  readonly missing: string | undefined;
  /** With total_changed: the current total of the order. */
  readonly total: string | undefined;
  /** With insufficient_stock: the variation without enough stock. */
  readonly variationId: string | undefined;
  /** With insufficient_stock: the available units of the variation. */
  readonly available: number | undefined;
  /** With cursor_expired: the cursor to continue with, which leads to the oldest event that Kiosk still has. */
  readonly oldest: string | undefined;

  constructor(context: CallContext, response: { status: number; headers: Headers; body: string }) {
    const problem = parseProblem(response.body);
    const detail = problem.detail ?? `the response has status ${response.status} and no problem details`;
    const requestId = problem.requestId ?? response.headers.get("X-Request-Id") ?? undefined;
    super(describe(context, response.status, problem, detail, requestId), context);
    this.status = response.status;
    this.code = problem.code;
    this.detail = detail;
    this.requestId = requestId;
    this.fields = problem.errors;
    this.retryAfter = retryAfterSeconds(response.headers);
    this.balance = problem.balance;
    this.required = problem.required;
    this.missing = problem.missing;
    this.total = problem.total;
    this.variationId = problem.variationId;
    this.available = problem.available;
    this.oldest = problem.oldest;
  }

  override get settled(): boolean {
    return [400, 404, 409].includes(this.status) && this.code !== undefined && this.code !== "idempotency_key_reused";
  }
}

/** No valid response came after all attempts, or the call was aborted. `cause` is the error of the last attempt. */
export class KioskConnectionError extends KioskError {
  override readonly name = "KioskConnectionError";

  constructor(context: CallContext, cause: unknown) {
    const times = context.attempts === 1 ? "1 attempt" : `${context.attempts} attempts`;
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`kiosk: ${context.operation}: no response after ${times}: ${reason}`, context, { cause });
  }

  override get settled(): boolean {
    return false;
  }
}

function parseProblem(body: string): Problem {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== "object" || parsed === null) return { errors: [] };
    const problem = parsed as Problem;
    // In the response of a proxy, these members may be any JSON value.
    const code = typeof problem.code === "string" ? problem.code : undefined;
    const errors = Array.isArray(problem.errors) ? problem.errors.filter((field) => typeof field === "object" && field !== null) : [];
    return { ...problem, code, errors };
  } catch {
    return { errors: [] }; // it is not from Kiosk
  }
}

function describe(context: CallContext, status: number, problem: Problem, detail: string, requestId: string | undefined): string {
  const request = requestId === undefined ? "" : `, request ${requestId}`;
  const fields = problem.errors.map((field) => `; ${field.parameter ?? String(field.pointer ?? "").replace(/^\//, "")} ${field.detail ?? ""}`);
  return `kiosk: ${context.operation}: ${detail} (${problem.code ?? status}${request})${fields.join("")}`;
}

/** Returns the seconds of Retry-After, which is a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterSeconds(headers: Headers): number | undefined {
  const text = headers.get("Retry-After")?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}
