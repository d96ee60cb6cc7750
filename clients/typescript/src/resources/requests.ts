import type { CursorParams } from "../pagination.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { RequestPage } from "../types.js";

/** Which requests to read. Without `cursor` and `after`, the newest `limit` requests. */
export interface RequestListParams extends CursorParams {
  /** "start" for the oldest request in the log, "end" for the next request. Cannot be used with `cursor`. */
  after?: "start" | "end";
  /** Only requests with this status, such as "404", or with a status of this class, such as "4xx". */
  status?: string;
  /** How long to wait for a request when there is none, such as "25s". */
  wait?: string;
}

/** The log of the requests that were sent with this token, the oldest first. It needs no scope. */
export class Requests {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists one page. It always has a `nextCursor`: at the end of the log, later requests will follow it. A request is in the
   * log about a second after its response.
   */
  list(params: RequestListParams = {}, options?: RequestOptions): Promise<RequestPage> {
    return this.#transport.read({ operation: "read requests", method: "GET", path: "/requests", query: { ...params } }, options);
  }
}
