import { followEvents, type FollowOptions } from "../follow.js";
import { type CursorParams, iteratePages, largestPage } from "../pagination.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { EventPage, EventType, KioskEvent } from "../types.js";

/** Which events to read. Without `cursor` and `after` it is all of them, from the oldest. */
export interface EventFilter extends CursorParams {
  /** The id of an event, to read on behind it, or "end", to read on behind the last one. Excludes `cursor`. */
  after?: string;
  /** Only events of these types. */
  type?: readonly (EventType | "webhook.test")[];
}

export interface EventListParams extends EventFilter {
  /** How long to wait for an event when there is none, such as "25s". */
  wait?: string;
}

/** The feed of events, the oldest first. Scope events:read. */
export class Events {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists one page. Its `nextCursor` leads on, also at the end of the feed. */
  list(params: EventListParams = {}, options?: RequestOptions): Promise<EventPage> {
    return this.#transport.read({ operation: "read events", method: "GET", path: "/events", query: { ...params } }, options);
  }

  /** Goes through all events that have happened by now. */
  iterate(filter: EventFilter = {}, options?: RequestOptions): AsyncGenerator<KioskEvent, void, undefined> {
    const { cursor: start, after, ...rest } = filter;
    const limit = filter.limit ?? largestPage;
    return iteratePages(start, (cursor) =>
      this.list({ ...rest, limit, ...(cursor ? { cursor } : after && { after }) }, options),
    );
  }

  /**
   * Goes through events for ever, and waits for those to come. It reconnects after failures that may pass, and ends
   * when the signal aborts. To go on after a restart, store the id of each event once it is dealt with, and follow
   * from `after` it. An event may come again: deal with it twice or remember the ids.
   *
   * Errors: those that do not pass, such as unauthenticated, insufficient_scope, invalid_input of an unknown `after`
   * and cursor_expired.
   */
  follow(filter: EventFilter = {}, options: FollowOptions = {}): AsyncGenerator<KioskEvent, void, undefined> {
    return followEvents(this, filter, options, this.#transport.attemptTimeoutMs);
  }
}
