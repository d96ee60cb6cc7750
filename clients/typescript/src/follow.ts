import { KioskApiError, KioskError } from "./errors.js";
import { backoffMs, mayPass, pauseMs, sleep } from "./retry.js";
import type { EventFilter, Events } from "./resources/events.js";
import type { EventPage, KioskEvent } from "./types.js";

export interface FollowOptions {
  /** Ends the loop when it aborts. */
  signal?: AbortSignal;
  /**
   * How often to look for events where the request is not held until there are some: by a Kiosk that cannot, and with an
   * `attemptTimeoutMs` below 11,000. The default is 5,000.
   */
  pollIntervalMs?: number;
  /** Is called with each failure after which the follower reconnects, to log it. */
  onDisconnect?: (error: KioskError) => void;
}

/** How many seconds a request is held by Kiosk at most when there is no event: less than any proxy waits for a response. */
const longestWait = 25;
/** What an attempt needs beside the wait, in seconds. */
const restOfAnAttempt = 10;

export async function* followEvents(
  events: Events,
  filter: EventFilter,
  options: FollowOptions,
  attemptTimeoutMs: number,
): AsyncGenerator<KioskEvent, void, undefined> {
  const feed = new Feed(events, filter, options, attemptTimeoutMs);
  while (!options.signal?.aborted) {
    const page = await feed.nextPage();
    for (const event of page?.data ?? []) {
      if (options.signal?.aborted) return;
      yield event;
    }
  }
}

/** Where a follower is in the feed. */
class Feed {
  readonly #events: Events;
  readonly #options: FollowOptions;
  #filter: EventFilter;
  /** How long each request is held, so that its response comes before the attempt times out. */
  #wait: string | undefined;
  #failures = 0;

  constructor(events: Events, filter: EventFilter, options: FollowOptions, attemptTimeoutMs: number) {
    this.#events = events;
    this.#options = options;
    this.#filter = filter;
    const seconds = Math.floor(Math.min(longestWait, attemptTimeoutMs / 1000 - restOfAnAttempt));
    this.#wait = seconds > 0 ? `${seconds}s` : undefined;
  }

  /** Reads the next page. Undefined means that there was none: the connection failed, or the signal aborted. */
  async nextPage(): Promise<EventPage | undefined> {
    try {
      // Behind the end nothing is waited for until a cursor fixes the place: what happened meanwhile would be lost with the
      // response.
      const wait = this.#filter.after === "end" ? undefined : this.#wait;
      const params = { ...this.#filter, ...(wait !== undefined && { wait }) };
      const started = performance.now();
      const page = await this.#events.list(params, { ...(this.#options.signal && { signal: this.#options.signal }), maxRetries: 0 });
      const { after: _, ...rest } = this.#filter;
      this.#filter = { ...rest, cursor: page.pagination.nextCursor };
      // A request that was not held as long as it asked for: the next one would not be, either.
      const hurried = page.data.length === 0 && wait !== undefined && performance.now() - started < Number.parseInt(wait, 10) * 500;
      this.#failures = hurried ? this.#failures + 1 : 0;
      if (hurried) await this.#pause(backoffMs(this.#failures));
      if (page.data.length === 0 && this.#wait === undefined) await this.#pause(this.#options.pollIntervalMs ?? 5_000);
      return page;
    } catch (error) {
      await this.#recover(error);
      return undefined;
    }
  }

  /** Waits before the next attempt. Throws errors that do not pass. */
  async #recover(error: unknown): Promise<void> {
    if (this.#options.signal?.aborted) return;
    if (knowsNoWait(error)) {
      this.#wait = undefined;
      return;
    }
    if (!(error instanceof KioskError) || !mayPass(error)) throw error;
    this.#options.onDisconnect?.(error);
    this.#failures++;
    await this.#pause(pauseMs(error, this.#failures));
  }

  /** Waits; a signal that aborts meanwhile ends the pause. */
  async #pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, this.#options.signal).catch(() => undefined);
  }
}

/** Whether the Kiosk is older than `wait`. */
function knowsNoWait(error: unknown): boolean {
  return error instanceof KioskApiError && error.code === "unknown_parameter" && error.fields.some((field) => field.parameter === "wait");
}
