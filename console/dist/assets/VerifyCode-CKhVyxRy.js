import{M as e,c as t,s as n,t as r}from"./details-BVfvuqFT.js";import{$t as i,Q as a,bn as o,en as s,s as c,x as l}from"./index-BCmN9tZ0.js";import{n as u,t as d}from"./Secret.module-BtUEMvOU.js";function f({label:e,chosen:r,onChange:o}){let s=a(n);return i(t,{label:e,options:c.map(e=>({id:e,label:s[e],detail:e.toLowerCase().replace(`_`,`.`)})),chosen:r,onChange:e=>o(new Set(c.filter(t=>e.has(t))))})}function p({secret:t}){let n=a(u).secret;return i(`div`,{className:d.part,children:[i(`p`,{className:d.once,children:n.once}),i(`div`,{className:d.secret,children:[i(`code`,{children:t}),i(e,{text:t,label:n.copy,look:`primary`})]})]})}s();var m={Go:`// genuine reports whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
//   secret := os.Getenv("KIOSK_WEBHOOK_SECRET")
//   genuine(secret, r.Header.Get("X-Service-Signature"), rawBody) ||
//   genuine(secret, r.Header.Get("X-Service-Signature-Next"), rawBody)
func genuine(secret, header string, rawBody []byte) bool {
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
}`,TypeScript:`import { createHmac, timingSafeEqual } from "node:crypto";

// Whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
//   secret = process.env.KIOSK_WEBHOOK_SECRET
//   genuine(secret, request.headers["x-service-signature"] ?? "", rawBody) ||
//   genuine(secret, request.headers["x-service-signature-next"] ?? "", rawBody)
export function genuine(secret: string, header: string, rawBody: Buffer): boolean {
  const fields = new Map(header.split(",").map((part) => part.split("=", 2) as [string, string]));
  const expected = createHmac("sha256", secret).update(\`\${fields.get("t")}.\`).update(rawBody).digest();
  const given = Buffer.from(fields.get("v1") ?? "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Math.abs(Date.now() / 1000 - Number(fields.get("t"))) <= 300;
}`,Python:`import hashlib, hmac, time

def genuine(secret: str, header: str, raw_body: bytes) -> bool:
    """Whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:

    secret = os.environ["KIOSK_WEBHOOK_SECRET"]
    genuine(secret, request.headers.get("X-Service-Signature", ""), raw_body) or
    genuine(secret, request.headers.get("X-Service-Signature-Next", ""), raw_body)
    """
    fields = dict(part.partition("=")[::2] for part in header.split(","))
    timestamp = fields.get("t", "").encode()
    expected = hmac.new(secret.encode(), timestamp + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), fields.get("v1", "").encode()):
        return False
    return abs(time.time() - int(timestamp)) <= 300`},h=Object.keys(m);function g(){let t=a(u).secret,[n,s]=o(h[0]),c=m[n];return i(`div`,{className:d.part,children:[i(`p`,{children:t.verifyText}),i(`fieldset`,{className:d.languages,children:[i(`legend`,{className:`visually-hidden`,children:t.language}),h.map(e=>i(l,{size:`small`,look:e===n?`secondary`:`quiet`,"aria-pressed":e===n,onClick:()=>s(e),children:e},e)),i(`span`,{className:d.end,children:i(e,{text:c,label:t.copyCode,look:`quiet`})})]}),i(r,{text:c,label:n,keepLines:!0})]})}export{p as n,f as r,g as t};