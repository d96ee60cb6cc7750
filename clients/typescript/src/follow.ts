import { KioskApiError, KioskError } from "./errors.js";
import { backoffMs, mayPass, pauseMs, sleep } from "./retry.js";
import type { EventFilter, Events } from "./resources/events.js";
import type { EventPage, KioskEvent } from "./types.js";

export interface FollowOptions {
  /** Ends the loop when it aborts. */
  signal?: AbortSignal;
  /**
   * The pause between requests when they cannot wait for events at the server: with an older Kiosk, or with an
   * `attemptTimeoutMs` below 11,000. The default is 5,000.
   */
  pollIntervalMs?: number;
  /** Is called with each transient failure, after which the follower reconnects. */
  onDisconnect?: (error: KioskError) => void;
}

/** The longest wait for events, in seconds: the maximum of Kiosk, and shorter than the usual time-outs of proxies. */
const longestWait = 25;
/** Seconds that an attempt needs in addition to the wait. */
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

/** The feed with the position of a follower. */
class Feed {
  readonly #events: Events;
  readonly #options: FollowOptions;
  #filter: EventFilter;
  /** The `wait` of each request, shorter than the time-out of an attempt; undefined for no wait. */
  #wait: string | undefined;
  #failures = 0;

  constructor(events: Events, filter: EventFilter, options: FollowOptions, attemptTimeoutMs: number) {
    this.#events = events;
    this.#options = options;
    this.#filter = filter;
    const seconds = Math.floor(Math.min(longestWait, attemptTimeoutMs / 1000 - restOfAnAttempt));
    this.#wait = seconds > 0 ? `${seconds}s` : undefined;
  }

  /** Reads the next page. Returns undefined when the request failed or the signal aborted. */
  async nextPage(): Promise<EventPage | undefined> {
    try {
      // With after=end, the first request does not wait, so that a cursor comes at once. If a waiting request lost its
      // response, its retry would start at a later end and skip events.
      const wait = this.#filter.after === "end" ? undefined : this.#wait;
      const params = { ...this.#filter, ...(wait !== undefined && { wait }) };
      const started = performance.now();
      const page = await this.#events.list(params, { ...(this.#options.signal && { signal: this.#options.signal }), maxRetries: 0 });
      const { after: _, ...rest } = this.#filter;
      this.#filter = { ...rest, cursor: page.pagination.nextCursor };
      // The server or a proxy ended the wait too early. The next request would end early, too.
      const endedEarly = page.data.length === 0 && wait !== undefined && performance.now() - started < Number.parseInt(wait, 10) * 500;
      this.#failures = endedEarly ? this.#failures + 1 : 0;
      if (endedEarly) await this.#pause(backoffMs(this.#failures));
      if (page.data.length === 0 && this.#wait === undefined) await this.#pause(this.#options.pollIntervalMs ?? 5_000);
      return page;
    } catch (error) {
      await this.#recover(error);
      return undefined;
    }
  }

  /** Waits before the next attempt. Throws errors that are not transient. */
  async #recover(error: unknown): Promise<void> {
    if (this.#options.signal?.aborted) return;
    if (lacksWait(error)) {
      this.#wait = undefined;
      return;
    }
    if (!(error instanceof KioskError) || !mayPass(error)) throw error;
    this.#options.onDisconnect?.(error);
    this.#failures++;
    await this.#pause(pauseMs(error, this.#failures));
  }

  /** Waits until the time is over or the signal aborts. */
  async #pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, this.#options.signal).catch(() => undefined);
  }
}

/** Reports whether the error says that this Kiosk does not have the parameter `wait`. */
function lacksWait(error: unknown): boolean {
  return error instanceof KioskApiError && error.code === "unknown_parameter" && error.fields.some((field) => field.parameter === "wait");
}
