/** The scopes of an API token, in the order in which they are shown. */
export const scopes = [
  "products:read",
  "orders:read",
  "orders:write",
  "orders:refund",
  "customers:read",
  "customers:write",
  "wallet:read",
  "wallet:write",
  "inventory:write",
  "webhooks:manage",
  "events:read",
] as const;
export type Scope = (typeof scopes)[number];

const readable: Partial<Record<Scope, string>> = {
  "products:read": "products",
  "orders:read": "orders",
  "customers:read": "customers",
  "webhooks:manage": "webhooks",
  "events:read": "events",
};

/** Returns a curl command that tries a token with a request that it may send; undefined when the token may only write. */
export function curlLine(origin: string, token: string, granted: readonly Scope[]): string | undefined {
  const scope = scopes.find((s) => readable[s] && granted.includes(s));
  return scope && `curl ${origin}/api/v1/external/${readable[scope]} -H "Authorization: Bearer ${token}"`;
}
