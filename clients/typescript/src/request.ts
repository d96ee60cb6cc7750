// The parts of a request: its path, query, headers and body.

export const prefix = "/api/v1/external";

export type QueryValue = string | number | boolean | Date | readonly string[] | undefined;
export type Query = Record<string, QueryValue>;

/**
 * Escapes the parts of a path and joins them.
 *
 * Throws a TypeError for an empty part, such as an id that is undefined, and for "." and "..", which URLs resolve to another path even when escaped.
 */
export function route(...parts: string[]): string {
  return parts
    .map((part) => {
      if (!part || part === "." || part === "..") {
        throw new TypeError(`kiosk: ${JSON.stringify(part)} is not an id, phone, reference or key`);
      }
      return `/${encodeURIComponent(part)}`;
    })
    .join("");
}

/** Encodes a query. Throws a TypeError for a value that cannot be sent unchanged. */
export function encodeQuery(query: Query | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const element of Array.isArray(value) ? value : [value]) {
      check(name, element);
      parameters.append(name, element instanceof Date ? element.toISOString() : String(element));
    }
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** Encodes a body as JSON. Throws a TypeError for a value that JSON would silently replace. */
export function encodeBody(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, name, value: unknown) {
    check(name, this[name]); // not value, which JSON.stringify has already replaced by null for an invalid date
    return value;
  });
}

/** Throws a TypeError for text that UTF-8 cannot encode, a number that is not finite, and an invalid date. */
function check(name: string, value: unknown): void {
  if (typeof value === "string" && /\p{Surrogate}/u.test(value)) {
    throw new TypeError(`kiosk: ${name} has half a surrogate pair, which UTF-8 cannot encode`);
  }
  if ((typeof value === "number" && !Number.isFinite(value)) || (value instanceof Date && Number.isNaN(value.getTime()))) {
    throw new TypeError(`kiosk: ${name} is ${String(value)}`);
  }
}

/** Throws a TypeError for a key that is invalid or that HTTP would change, such as one with a space at an end. */
export function checkKey(key: string): void {
  // typeof, because a program without types may pass a number.
  if (typeof key !== "string" || key === "" || key !== key.trim() || !/^[ -~]+$/.test(key) || key.length > 80) {
    throw new TypeError("kiosk: an idempotency key is 1 to 80 printable ASCII characters, and does not begin or end with a space");
  }
}

/** Returns the base URL without surrounding space and final slashes. Throws a TypeError for a malformed one. */
export function checkBaseUrl(text: string): string {
  const base = URL.canParse(text) ? new URL(text) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new TypeError("kiosk: the base URL must begin with https:// or http:// and a host");
  }
  if (base.username !== "" || base.password !== "" || /[?#]/.test(text)) {
    throw new TypeError("kiosk: the base URL must have no user, query or fragment");
  }
  const trimmed = text.trim().replace(/\/+$/, "");
  if (trimmed.endsWith(prefix)) throw new TypeError(`kiosk: the base URL is only the part before ${prefix}`);
  return trimmed;
}

/** Throws a TypeError when the token is malformed, for example with a line break from a file. */
export function checkToken(token: string): void {
  // The regular expression alone would accept undefined, from an environment variable that is not set, as "undefined".
  if (!token || !/^[!-~]+$/.test(token)) {
    throw new TypeError("kiosk: the token is empty, or has a space, a line break or another character that no token has");
  }
}
