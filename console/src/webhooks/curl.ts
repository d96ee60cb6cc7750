export interface SentRequest {
  url: string;
  headers: readonly { name: string; value: string }[];
  body: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns shell commands that send a request again, with a new signature by the secret in KIOSK_WEBHOOK_SECRET. */
export const asCurl = ({ url, headers, body }: SentRequest) =>
  [
    `body=${quoted(body)}`,
    "t=$(date +%s)",
    `v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,
    `curl -i ${quoted(url)} \\`,
    ...headers.map(({ name, value }) => `  -H ${quoted(`${name}: ${value}`)} \\`),
    '  -H "X-Service-Signature: t=$t,v1=$v1" \\',
    '  --data-binary "$body"',
  ].join("\n");
