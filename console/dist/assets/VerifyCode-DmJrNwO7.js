import{F as e,I as t,c as n,s as r,t as i}from"./details-P_G1di9K.js";import{Cn as a,Q as o,nn as s,rn as c,s as l,x as u}from"./index-ntnhS566.js";import{n as d,t as f}from"./Secret.module-CSK3sx-x.js";function p({label:e,chosen:t,onChange:i}){let a=o(r);return s(n,{label:e,options:l.map(e=>({id:e,label:a[e],detail:e.toLowerCase().replace(`_`,`.`)})),chosen:t,onChange:e=>i(new Set(l.filter(t=>e.has(t))))})}function m({secret:n}){let r=o(d).secret,i=e();return s(`div`,{className:f.part,children:[s(`p`,{className:f.once,children:r.once}),s(`div`,{className:f.secret,children:[s(`code`,{onCopy:i,children:n}),s(t,{text:n,label:r.copy,look:`primary`,onCopied:i})]})]})}c();var h={Go:`// genuine reports whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
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
    return abs(time.time() - int(timestamp)) <= 300`},g=Object.keys(h);function _(){let e=o(d).secret,[n,r]=a(g[0]),c=h[n];return s(`div`,{className:f.part,children:[s(`p`,{children:e.verifyText}),s(`fieldset`,{className:f.languages,children:[s(`legend`,{className:`visually-hidden`,children:e.language}),g.map(e=>s(u,{size:`small`,look:e===n?`secondary`:`quiet`,"aria-pressed":e===n,onClick:()=>r(e),children:e},e)),s(`span`,{className:f.end,children:s(t,{text:c,label:e.copyCode,look:`quiet`})})]}),s(i,{text:c,label:n,keepLines:!0})]})}export{m as n,p as r,_ as t};