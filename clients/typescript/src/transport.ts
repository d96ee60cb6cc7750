import { type CallContext, KioskApiError, KioskConnectionError, KioskError } from "./errors.js";
import { checkBaseUrl, checkKey, checkToken, encodeBody, encodeQuery, prefix, type Query } from "./request.js";
import { isPassing, mayHaveHappened, newIdempotencyKey, pauseMs, sleep } from "./retry.js";
import type { ErrorCode, Replayable } from "./types.js";

export interface KioskOptions {
  /** The part of the URL before /api/v1/external, such as "https://kiosk.example.com". */
  baseUrl: string;
  /** An API token of the store, "ksk_live_…" or "ksk_test_…". */
  token: string;
  /** Sends the requests. The default is the global fetch. */
  fetch?: typeof globalThis.fetch;
  /** The User-Agent header. The default is "kiosk-client-typescript/1". */
  userAgent?: string;
  /** The maximum number of retries of a call. The default is 4. */
  maxRetries?: number;
  /** The maximum time of one attempt, Infinity for no limit. The default is 30,000. */
  attemptTimeoutMs?: number;
}

/** The options of one call. */
export interface RequestOptions {
  /** Aborts the call, its attempts and the pauses between them. */
  signal?: AbortSignal;
  /** The maximum time of the call with all its attempts. There is no limit by default. */
  timeoutMs?: number;
  /** The maximum number of retries of this call. */
  maxRetries?: number;
}

/** The options of a call with an idempotency key. */
export interface MutationOptions extends RequestOptions {
  /** 1 to 80 printable ASCII characters. By default, the client makes one for each call. */
  idempotencyKey?: string;
}

/** One operation of the API, which may take several attempts. */
export interface Call {
  /** For errors: "place an order". */
  operation: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** After the prefix, from route. */
  path: string;
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Set for an operation that must not be retried. */
  once?: boolean;
  /** The error code of a deletion whose target does not exist. After a failed attempt, it means success. */
  goneCode?: ErrorCode;
}

/** The longest delay of setTimeout, which fires at once for a longer one. */
const longestTimerMs = 2 ** 31 - 1;

interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** A successful response with its decoded body. */
interface Success {
  value: unknown;
  headers: Headers;
}

/** Sends calls, and retries them when that is safe and may succeed. */
export class Transport {
  readonly #baseUrl: string;
  readonly #token: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #userAgent: string;
  readonly #maxRetries: number;
  readonly attemptTimeoutMs: number;

  constructor(options: KioskOptions) {
    checkToken(options.token);
    this.#baseUrl = checkBaseUrl(options.baseUrl);
    this.#token = options.token;
    this.#fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
    this.#userAgent = options.userAgent ?? "kiosk-client-typescript/1";
    this.#maxRetries = options.maxRetries ?? 4;
    this.attemptTimeoutMs = options.attemptTimeoutMs ?? 30_000;
  }

  /** Sends a call and decodes its response. */
  async read<T>(call: Call, options: RequestOptions = {}): Promise<T> {
    const { value } = await this.#send(call, undefined, options);
    return value as T;
  }

  /** Sends a call with an idempotency key, which is the same for all attempts, and decodes its response. */
  async mutate<T extends object>(call: Call, options: MutationOptions = {}): Promise<Replayable<T>> {
    const key = options.idempotencyKey ?? newIdempotencyKey();
    checkKey(key);
    const { value, headers } = await this.#send(call, key, options);
    return { ...(value as T), replayed: headers.get("Idempotency-Replayed") === "true" };
  }

  async #send(call: Call, idempotencyKey: string | undefined, options: RequestOptions): Promise<Success> {
    const context: CallContext = { operation: call.operation, attempts: 0, idempotencyKey };
    const url = this.#baseUrl + prefix + call.path + encodeQuery(call.query);
    const body = call.body === undefined ? undefined : encodeBody(call.body);
    const retries = call.once ? 0 : (options.maxRetries ?? this.#maxRetries);
    const deadline = options.timeoutMs === undefined ? Infinity : performance.now() + options.timeoutMs;
    let perhapsDone = false; // whether a failed attempt may have been carried out
    for (;;) {
      context.attempts++;
      const result = await this.#attempt(url, call.method, body, context, options.signal, deadline);
      if (!(result instanceof KioskError)) return result;
      if (perhapsDone && call.goneCode !== undefined && result instanceof KioskApiError && result.code === call.goneCode) {
        return { value: undefined, headers: new Headers() };
      }
      perhapsDone ||= mayHaveHappened(result);
      const pause = pauseMs(result, context.attempts);
      if (context.attempts > retries || !isPassing(result) || performance.now() + pause >= deadline) throw result;
      await sleep(pause, options.signal).catch((reason: unknown) => {
        throw new KioskConnectionError(context, reason);
      });
    }
  }

  /** Sends a call once. */
  async #attempt(
    url: string,
    method: Call["method"],
    body: string | undefined,
    context: CallContext,
    signal: AbortSignal | undefined,
    deadline: number,
  ): Promise<Success | KioskError> {
    const timeoutMs = Math.min(this.attemptTimeoutMs, deadline - performance.now());
    try {
      const response = await withTimeout(timeoutMs, signal, (limited) => this.#request(url, method, body, context.idempotencyKey, limited));
      const succeeded = response.status >= 200 && response.status < 300;
      if (!succeeded) return new KioskApiError(context, response);
      return { value: decode(response, context.idempotencyKey), headers: response.headers };
    } catch (error) {
      return new KioskConnectionError(context, causeOf(error));
    }
  }

  async #request(
    url: string,
    method: Call["method"],
    body: string | undefined,
    idempotencyKey: string | undefined,
    signal: AbortSignal,
  ): Promise<RawResponse> {
    const headers = new Headers({ Authorization: `Bearer ${this.#token}`, Accept: "application/json", "User-Agent": this.#userAgent });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
    // The API never redirects, and the token must go to this server only.
    const response = await this.#fetch(url, {
      method,
      headers,
      signal,
      redirect: "manual",
      cache: "no-store",
      credentials: "omit",
      ...(body !== undefined && { body }),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  }
}

/** Decodes a body. Throws a SyntaxError for an incomplete or foreign one, which counts as a lost response. */
function decode({ status, body }: RawResponse, idempotencyKey: string | undefined): unknown {
  if (body === "" && status === 204 && idempotencyKey === undefined) return undefined;
  const value: unknown = JSON.parse(body);
  if (idempotencyKey !== undefined && (typeof value !== "object" || value === null || Array.isArray(value))) {
    throw new SyntaxError("the response is not a JSON object");
  }
  return value;
}

/** Runs work with a signal that aborts after the time-out or when the caller's signal aborts. */
async function withTimeout<T>(timeoutMs: number, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  const expire = () => controller.abort(new DOMException("timed out", "TimeoutError"));
  const timer = timeoutMs === Infinity ? undefined : setTimeout(expire, Math.min(Math.max(0, timeoutMs), longestTimerMs));
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** Returns the cause of fetch's error "fetch failed", which says nothing itself; otherwise the error. */
function causeOf(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
}
