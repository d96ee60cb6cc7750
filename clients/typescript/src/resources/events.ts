import { followEvents, type FollowOptions } from "../follow.js";
import { type CursorParams, iteratePages, largestPage } from "../pagination.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { EventPage, EventType, KioskEvent } from "../types.js";

/** Which events to read. Without `cursor` and `after`, all events from the oldest on. */
export interface EventFilter extends CursorParams {
  /** The id of the event after which to start, or "end" for the newest event. Cannot be used with `cursor`. */
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

  /** Lists one page. It always has a `nextCursor`: at the end of the feed, later events will follow it. */
  list(params: EventListParams = {}, options?: RequestOptions): Promise<EventPage> {
    return this.#transport.read({ operation: "read events", method: "GET", path: "/events", query: { ...params } }, options);
  }

  /** Iterates over all events up to now. */
  iterate(filter: EventFilter = {}, options?: RequestOptions): AsyncGenerator<KioskEvent, void, undefined> {
    const { cursor: start, after, ...rest } = filter;
    const limit = filter.limit ?? largestPage;
    return iteratePages(start, (cursor) =>
      this.list({ ...rest, limit, ...(cursor ? { cursor } : after && { after }) }, options),
    );
  }

  /**
   * Iterates over events without end, and waits for new ones. It reconnects after transient failures, and ends when the
   * signal aborts.
   *
   * To continue after a restart, store the id of each event after you have processed it, and follow with that id as
   * `after`. An event may come again: store the ids of processed events, or make the processing idempotent.
   *
   * Errors: those that are not transient, such as unauthenticated, insufficient_scope, invalid_input of an unknown
   * `after` and cursor_expired.
   */
  follow(filter: EventFilter = {}, options: FollowOptions = {}): AsyncGenerator<KioskEvent, void, undefined> {
    return followEvents(this, filter, options, this.#transport.attemptTimeoutMs);
  }
}
