import{M as e,c as t,s as n,t as r}from"./details-CeckHyby.js";import{$t as i,Qt as a,Z as o,s,x as c,yn as l}from"./index-Bj-0Wysc.js";import{n as u,t as d}from"./Secret.module-CY9Hw0Hn.js";function f({label:e,chosen:r,onChange:i}){let c=o(n);return a(t,{label:e,options:s.map(e=>({id:e,label:c[e],detail:e.toLowerCase().replace(`_`,`.`)})),chosen:r,onChange:e=>i(new Set(s.filter(t=>e.has(t))))})}function p({secret:t}){let n=o(u).secret;return a(`div`,{className:d.part,children:[a(`p`,{className:d.once,children:n.once}),a(`div`,{className:d.secret,children:[a(`code`,{children:t}),a(e,{text:t,label:n.copy,look:`primary`})]})]})}i();var m={Go:`// genuine reports whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
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
    return abs(time.time() - int(timestamp)) <= 300`},h=Object.keys(m);function g(){let t=o(u).secret,[n,i]=l(h[0]),s=m[n];return a(`div`,{className:d.part,children:[a(`p`,{children:t.verifyText}),a(`fieldset`,{className:d.languages,children:[a(`legend`,{className:`visually-hidden`,children:t.language}),h.map(e=>a(c,{size:`small`,look:e===n?`secondary`:`quiet`,"aria-pressed":e===n,onClick:()=>i(e),children:e},e)),a(`span`,{className:d.end,children:a(e,{text:s,label:t.copyCode,look:`quiet`})})]}),a(r,{text:s,label:n,keepLines:!0})]})}export{p as n,f as r,g as t};