import { type CursorParams, iteratePages, largestPage } from "../pagination.js";
import { route } from "../request.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { DeliveryAttempt, DeliveryAttemptPage, NewWebhookEndpoint, RegisteredWebhookEndpoint, WebhookEndpoint } from "../types.js";

/** Endpoints that receive signed events. Scope webhooks:manage. `verifyWebhook` verifies a delivery. */
export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(options?: RequestOptions): Promise<WebhookEndpoint[]> {
    return this.#transport.read({ operation: "list webhooks", method: "GET", path: "/webhooks" }, options);
  }

  /**
   * Registers an endpoint and returns it with its secret. No other call returns the secret. The call is not retried. After
   * an error that is not settled, search `list` for the endpoint and delete it, because its secret is lost. Error:
   * endpoint_limit.
   */
  create(params: NewWebhookEndpoint, options?: RequestOptions): Promise<RegisteredWebhookEndpoint> {
    return this.#transport.read({ operation: "register a webhook", method: "POST", path: "/webhooks", body: params, once: true }, options);
  }

  /** Reads an endpoint. Error: endpoint_not_found. */
  retrieve(id: string, options?: RequestOptions): Promise<WebhookEndpoint> {
    return this.#transport.read({ operation: "read a webhook", method: "GET", path: route("webhooks", id) }, options);
  }

  /** Deletes an endpoint. Error: endpoint_not_found. */
  async delete(id: string, options?: RequestOptions): Promise<void> {
    await this.#transport.read(
      { operation: "delete a webhook", method: "DELETE", path: route("webhooks", id), goneCode: "endpoint_not_found" },
      options,
    );
  }

  /** Sends an event of the type webhook.test. The call is not retried. Errors: endpoint_not_found, endpoint_suspended. */
  test(id: string, options?: RequestOptions): Promise<{ eventId: string }> {
    return this.#transport.read({ operation: "test a webhook", method: "POST", path: `${route("webhooks", id)}/test`, once: true }, options);
  }

  /** Lists one page of the attempts to deliver, the newest first. Error: endpoint_not_found. */
  listDeliveries(id: string, params: CursorParams = {}, options?: RequestOptions): Promise<DeliveryAttemptPage> {
    return this.#transport.read(
      { operation: "list deliveries", method: "GET", path: `${route("webhooks", id)}/deliveries`, query: { ...params } },
      options,
    );
  }

  /** Iterates over all attempts to deliver, the newest first. */
  iterateDeliveries(id: string, params: CursorParams = {}, options?: RequestOptions): AsyncGenerator<DeliveryAttempt, void, undefined> {
    const limit = params.limit ?? largestPage;
    return iteratePages(params.cursor, (cursor) => this.listDeliveries(id, { limit, ...(cursor && { cursor }) }, options));
  }
}
