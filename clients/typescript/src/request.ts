// What one request consists of: its path, query, headers and body.

export type QueryValue = string | number | boolean | Date | readonly string[] | undefined;
export type Query = Record<string, QueryValue>;

/**
 * Joins the parts of a path, each escaped.
 *
 * Throws a TypeError for an empty part, and for "." and "..", which URLs resolve to another path even when escaped.
 */
export function route(...parts: string[]): string {
  return parts
    .map((part) => {
      if (part === "" || part === "." || part === "..") {
        throw new TypeError(`kiosk: ${JSON.stringify(part)} is no id, phone, reference or key`);
      }
      return `/${encodeURIComponent(part)}`;
    })
    .join("");
}

/** Encodes a query. Throws a TypeError for what no parameter can be. */
export function encodeQuery(query: Query | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      check(name, one);
      parameters.append(name, one instanceof Date ? one.toISOString() : String(one));
    }
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** Encodes a body. Throws a TypeError for what JSON would silently replace. */
export function encodeBody(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, name, value: unknown) {
    check(name, this[name]); // value is what is written, and null for a date that is none
    return value;
  });
}

/** Throws a TypeError for text that UTF-8 cannot hold, a number that is none and a date that is none. */
function check(name: string, value: unknown): void {
  if (typeof value === "string" && /\p{Surrogate}/u.test(value)) {
    throw new TypeError(`kiosk: ${name} has half a surrogate pair, which is no text`);
  }
  if ((typeof value === "number" && !Number.isFinite(value)) || (value instanceof Date && Number.isNaN(value.getTime()))) {
    throw new TypeError(`kiosk: ${name} is ${String(value)}`);
  }
}

/** Throws a TypeError for a key that HTTP would change on its way. */
export function checkKey(key: string): void {
  if (key === "" || key !== key.trim() || !/^[ -~]+$/.test(key) || key.length > 80) {
    throw new TypeError("kiosk: an idempotency key is 1 to 80 printable ASCII characters, without a space at an end");
  }
}

/** Returns the base URL without space around it and a slash at its end. Throws a TypeError when it is none. */
export function checkBaseUrl(text: string): string {
  const base = URL.canParse(text) ? new URL(text) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new TypeError("kiosk: the base URL must begin with https:// or http:// and a host");
  }
  if (base.username !== "" || base.password !== "" || /[?#]/.test(text)) {
    throw new TypeError("kiosk: the base URL must have no user, query or fragment");
  }
  return text.trim().replace(/\/+$/, "");
}

/** Throws a TypeError when the token can be none, as when it was read from a file with its line break. */
export function checkToken(token: string): void {
  // A variable that is not set would be tested as "undefined".
  if (!token || !/^[!-~]+$/.test(token)) {
    throw new TypeError("kiosk: the token is empty, or has a space, a line break or another character that no token has");
  }
}
