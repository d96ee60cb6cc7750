import { route } from "../request.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { CustomerIdentifier, Product, ProductDetail, Quote } from "../types.js";

/** Products and prices. Scope products:read. */
export class Products {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists all products, the newest first. */
  list(options?: RequestOptions): Promise<Product[]> {
    return this.#transport.read({ operation: "list products", method: "GET", path: "/products" }, options);
  }

  /** Reads one product with its price tiers and categories. Error: product_not_found. */
  retrieve(id: string, options?: RequestOptions): Promise<ProductDetail> {
    return this.#transport.read({ operation: "read a product", method: "GET", path: route("products", id) }, options);
  }

  /** Reads the prices of a product for a customer, or its base prices without a customer. Errors: product_not_found, customer_not_found, phone_not_linked. */
  quote(id: string, customer?: CustomerIdentifier, options?: RequestOptions): Promise<Quote> {
    return this.#transport.read(
      { operation: "quote a product", method: "GET", path: `${route("products", id)}/price`, query: { ...customer } },
      options,
    );
  }

  /** Reads the prices of all products for a customer, or the base prices without a customer. Errors: customer_not_found, phone_not_linked. */
  prices(customer?: CustomerIdentifier, options?: RequestOptions): Promise<Quote[]> {
    return this.#transport.read({ operation: "list prices", method: "GET", path: "/prices", query: { ...customer } }, options);
  }
}
