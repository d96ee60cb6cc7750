import { KioskApiError, type KioskError } from "./errors.js";

const firstPauseMs = 200;
const longestPauseMs = 5_000;
/** A call with a longer Retry-After is not retried. */
const longestRetryAfterSeconds = 60;
/** The longest Retry-After that a follower obeys: a day. */
const longestDemandedPauseMs = 86_400_000;

const passingStatuses = [408, 429, 500, 502, 503, 504];

/** Returns a random key that no other call has. Store it before the call if you may repeat the call after a restart. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** Reports whether the same call may succeed later. */
export function mayPass(error: KioskError): boolean {
  return !(error instanceof KioskApiError) || passingStatuses.includes(error.status);
}

/** Reports whether the call is worth a retry: it may succeed later, and Retry-After is short enough. */
export function isPassing(error: KioskError): boolean {
  const demanded = error instanceof KioskApiError ? (error.retryAfter ?? 0) : 0;
  return mayPass(error) && demanded <= longestRetryAfterSeconds;
}

/** Reports whether Kiosk may have carried out an attempt that failed. */
export function mayHaveHappened(error: KioskError): boolean {
  if (!(error instanceof KioskApiError)) return true;
  return error.status >= 500 && error.code !== "busy" && error.code !== "overloaded";
}

/** Returns the pause before the next attempt: Retry-After and a backoff. */
export function pauseMs(error: KioskError, attempt: number): number {
  const demanded = error instanceof KioskApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.min(demanded, longestDemandedPauseMs) + backoffMs(attempt);
}

/** Returns the backoff before the next attempt. Half of it is random, so that clients do not retry at the same time. */
export function backoffMs(attempt: number): number {
  const pause = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
  return pause / 2 + (Math.random() * pause) / 2;
}

/** Waits. Rejects with the signal's reason if the signal aborts first. */
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
