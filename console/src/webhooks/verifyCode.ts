/**
 * Programs that verify the header X-Service-Signature, or X-Service-Signature-Next during a rotation, with the standard
 * library of each language alone.
 */
export const verifyCode = {
  Go: `// genuine reports whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
//   secret := os.Getenv("KIOSK_WEBHOOK_SECRET")
//   genuine(secret, r.Header.Get("X-Service-Signature"), rawBody) ||
//   genuine(secret, r.Header.Get("X-Service-Signature-Next"), rawBody)
func genuine(secret, header string, rawBody []byte) bool {
	if secret == "" {
		return false // the variable is not set, and anyone can sign with an empty secret
	}
	fields := map[string]string{}
	for part := range strings.SplitSeq(header, ",") {
		name, value, _ := strings.Cut(part, "=")
		fields[name] = value
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(fields["t"] + "."))
	mac.Write(rawBody)
	expected := hex.EncodeToString(mac.Sum(nil))
	if !hmac.Equal([]byte(expected), []byte(fields["v1"])) {
		return false
	}
	seconds, err := strconv.ParseInt(fields["t"], 10, 64)
	return err == nil && time.Since(time.Unix(seconds, 0)).Abs() <= 5*time.Minute
}`,
  TypeScript: `import { createHmac, timingSafeEqual } from "node:crypto";

// Whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
//   secret = process.env.KIOSK_WEBHOOK_SECRET
//   genuine(secret, request.headers["x-service-signature"] ?? "", rawBody) ||
//   genuine(secret, request.headers["x-service-signature-next"] ?? "", rawBody)
export function genuine(secret: string, header: string, rawBody: Buffer): boolean {
  if (!secret) return false; // the variable is not set, and anyone can sign with an empty secret
  const fields = new Map(header.split(",").map((part) => part.split("=", 2) as [string, string]));
  const expected = createHmac("sha256", secret).update(\`\${fields.get("t")}.\`).update(rawBody).digest();
  const given = Buffer.from(fields.get("v1") ?? "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Math.abs(Date.now() / 1000 - Number(fields.get("t"))) <= 300;
}`,
  Python: `import hashlib, hmac, time

def genuine(secret: str, header: str, raw_body: bytes) -> bool:
    """Whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:

    secret = os.environ["KIOSK_WEBHOOK_SECRET"]
    genuine(secret, request.headers.get("X-Service-Signature", ""), raw_body) or
    genuine(secret, request.headers.get("X-Service-Signature-Next", ""), raw_body)
    """
    if not secret:
        return False  # the variable is empty, and anyone can sign with an empty secret
    fields = dict(part.partition("=")[::2] for part in header.split(","))
    timestamp = fields.get("t", "").encode()
    expected = hmac.new(secret.encode(), timestamp + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), fields.get("v1", "").encode()):
        return False
    return abs(time.time() - int(timestamp)) <= 300`,
} as const;
