// Trying again what failed.
import { setTimeout as sleep } from "node:timers/promises";
import { KioskApiError, KioskConnectionError } from "@kiosk/client";
import { TelegramError } from "./telegram.js";

const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** Repeats a step until it succeeds, however long that takes, or `givesUp` says that it never will, which returns undefined. */
export async function persist<T>(what: string, step: () => Promise<T>, givesUp: (error: unknown) => boolean): Promise<T | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      const hopeless = givesUp(error);
      console.error(`${what}, attempt ${attempt}${hopeless ? ", given up" : ""}: ${error instanceof Error ? error.message : error}`);
      if (hopeless) return undefined;
      await sleep(pauseMs(error, attempt));
    }
  }
}

/** Whether repeating a step never helps, so that it must not hold up what comes after it. */
export function neverPasses(error: unknown): boolean {
  // 403: the customer has blocked the bot. A wrong token (401, 404) fails everything until the operator has put it right.
  if (error instanceof TelegramError) return error.status === 400 || error.status === 403;
  // A token without a scope, as a wrong one, waits for the operator: the customer may have paid.
  if (error instanceof KioskApiError) return error.settled || error.code === "forbidden" || error.code === "idempotency_key_reused";
  return !(error instanceof KioskConnectionError); // a mistake in the bot
}

/** Grows, and is no shorter than what Telegram or Kiosk demands. */
function pauseMs(error: unknown, attempt: number): number {
  const demanded = error instanceof TelegramError || error instanceof KioskApiError ? (error.retryAfter ?? 0) : 0;
  return Math.max(demanded * 1000, Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs));
}
