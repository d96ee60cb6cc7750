import { KioskApiError, type KioskError } from "./errors.js";

const firstPauseMs = 200;
const longestPauseMs = 5_000;
/** A longer Retry-After is left to the caller. */
const longestRetryAfterSeconds = 60;
/** Whatever Retry-After says, a follower looks again after a day. */
const longestDemandedPauseMs = 86_400_000;

const passingStatuses = [408, 429, 500, 502, 503, 504];

/** A random key that no other call has. Store it before the call if you want to repeat the call after a restart. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** Whether the same call may succeed later. */
export function mayPass(error: KioskError): boolean {
  return !(error instanceof KioskApiError) || passingStatuses.includes(error.status);
}

/** Whether the same call may succeed so soon that it is sent again. */
export function isPassing(error: KioskError): boolean {
  const demanded = error instanceof KioskApiError ? (error.retryAfter ?? 0) : 0;
  return mayPass(error) && demanded <= longestRetryAfterSeconds;
}

/** Whether an attempt that failed may have been carried out all the same. */
export function mayHaveHappened(error: KioskError): boolean {
  if (!(error instanceof KioskApiError)) return true;
  return error.status >= 500 && error.code !== "busy" && error.code !== "overloaded";
}

/** The pause before the next attempt: what Retry-After demands, and a backoff. */
export function pauseMs(error: KioskError, attempt: number): number {
  const demanded = error instanceof KioskApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.min(demanded, longestDemandedPauseMs) + backoffMs(attempt);
}

/** Our own pause before the next attempt, whose random half spreads clients out. */
export function backoffMs(attempt: number): number {
  const pause = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
  return pause / 2 + (Math.random() * pause) / 2;
}

/** Waits; rejects with the signal's reason when it aborts first. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
