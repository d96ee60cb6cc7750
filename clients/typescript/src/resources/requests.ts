import type { CursorParams } from "../pagination.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { RequestPage } from "../types.js";

/** Which requests to read. Without `cursor` and `after` it is the last `limit` ones. */
export interface RequestListParams extends CursorParams {
  /** "start" to begin with the oldest that is kept, "end" with the next one. Excludes `cursor`. */
  after?: "start" | "end";
  /** Only requests with this status, such as "404", or with one of a class, such as "4xx". */
  status?: string;
  /** How long to wait for a request when there is none, such as "25s". */
  wait?: string;
}

/** What this token has requested, the oldest first. It needs no scope. */
export class Requests {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists one page. Its `nextCursor` leads on, also at the end. Requests are listed about a second after their response. */
  list(params: RequestListParams = {}, options?: RequestOptions): Promise<RequestPage> {
    return this.#transport.read({ operation: "read requests", method: "GET", path: "/requests", query: { ...params } }, options);
  }
}
