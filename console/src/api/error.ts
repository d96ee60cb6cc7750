/** One wrong field of an input, as extensions.fields has it. `field` is a path such as input.items.3.variationId. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** A failed request. `code` is one of docs/graphql.md, or NETWORK when there was no response. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly code: string,
    message: string,
    readonly requestId = "",
    readonly fields: FieldError[] = [],
  ) {
    super(message);
  }
}

const transient = new Set(["NETWORK", "UNAVAILABLE", "OVERLOADED", "BUSY", "TIMEOUT"]);

/** Whether the same request may succeed if it is sent again. */
export const isTransient = (error: unknown) => error instanceof ApiError && transient.has(error.code);

export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
