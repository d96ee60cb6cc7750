// Retries of failed steps.
import { setTimeout as sleep } from "node:timers/promises";
import { KioskApiError, KioskConnectionError } from "@kiosk/client";
import { TelegramError } from "./telegram.js";

const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** Repeats a step until it succeeds, without a limit. Returns undefined after an error for which `permanent` returns true. */
export async function retry<T>(name: string, step: () => Promise<T>, permanent: (error: unknown) => boolean): Promise<T | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      const isFinal = permanent(error);
      console.error(`${name}, attempt ${attempt}${isFinal ? ", given up" : ""}: ${error instanceof Error ? error.message : error}`);
      if (isFinal) return undefined;
      await sleep(pauseMs(error, attempt));
    }
  }
}

/** Reports whether a step can never succeed, so that it must not block the steps after it. */
export function isPermanent(error: unknown): boolean {
  // 403: the customer has blocked the bot. A wrong token (401, 404) is not permanent: every step fails until the operator fixes it.
  if (error instanceof TelegramError) return error.status === 400 || error.status === 403;
  // A wrong token or a missing scope is not permanent either: the customer may have paid, so the step waits for the operator.
  if (error instanceof KioskApiError) return error.settled || error.code === "forbidden" || error.code === "idempotency_key_reused";
  return !(error instanceof KioskConnectionError); // an error in the bot's code
}

/** Returns the pause before the next attempt. It grows, and is at least the Retry-After of Telegram or Kiosk. */
function pauseMs(error: unknown, attempt: number): number {
  const retryAfter = error instanceof TelegramError || error instanceof KioskApiError ? (error.retryAfter ?? 0) : 0;
  return Math.max(retryAfter * 1000, Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs));
}
