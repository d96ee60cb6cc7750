import { KioskApiError, KioskError } from "./errors.js";
import { isPassing, pauseMs, sleep } from "./retry.js";
import type { EventFilter, EventListParams, Events } from "./resources/events.js";
import type { EventPage, KioskEvent } from "./types.js";

export interface FollowOptions {
  /** Ends the loop when it aborts. */
  signal?: AbortSignal;
  /** How often to look for events at a Kiosk that cannot hold the request until there are some. The default is 5,000. */
  pollIntervalMs?: number;
  /** Is called with each failure after which the follower reconnects, to log it. */
  onDisconnect?: (error: KioskError) => void;
}

/** How long a request is held by Kiosk when there is no event: less than any proxy waits for a response. */
const wait = "25s";

export async function* followEvents(events: Events, filter: EventFilter, options: FollowOptions): AsyncGenerator<KioskEvent, void, undefined> {
  const feed = new Feed(events, filter, options);
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
  #params: EventListParams;
  #failures = 0;

  constructor(events: Events, filter: EventFilter, options: FollowOptions) {
    this.#events = events;
    this.#options = options;
    this.#params = { ...filter, wait };
  }

  /** Reads the next page. Undefined means that there was none: the connection failed, or the signal aborted. */
  async nextPage(): Promise<EventPage | undefined> {
    try {
      const page = await this.#events.list(this.#params, { ...(this.#options.signal && { signal: this.#options.signal }), maxRetries: 0 });
      this.#failures = 0;
      const { after: _, ...rest } = this.#params;
      this.#params = { ...rest, cursor: page.pagination.nextCursor };
      if (page.data.length === 0 && this.#params.wait === undefined) await this.#pause(this.#options.pollIntervalMs ?? 5_000);
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
      delete this.#params.wait;
      return;
    }
    if (!(error instanceof KioskError) || !isPassing(error)) throw error;
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
