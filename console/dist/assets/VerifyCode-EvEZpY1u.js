import{t as e}from"./details-CiSvw2-D.js";import{S as t,c as n,t as r,x as i}from"./pages-BpAtkfM2.js";import{Jt as a,Y as o,Yt as s,hn as c,i as l,v as u}from"./index-ByM-MJ82.js";import{n as d,t as f}from"./Secret.module-CN1pU4ux.js";function p({label:t,chosen:r,onChange:i}){let s=o(e);return a(n,{label:t,options:l.map(e=>({id:e,label:s[e],detail:e.toLowerCase().replace(`_`,`.`)})),chosen:r,onChange:e=>i(new Set(l.filter(t=>e.has(t))))})}function m({secret:e}){let n=o(d).secret,r=i();return a(`div`,{className:f.part,children:[a(`p`,{className:f.once,children:n.once}),a(`div`,{className:f.secret,children:[a(`code`,{onCopy:r,children:e}),a(t,{text:e,label:n.copy,look:`primary`,onCopied:r})]})]})}s();var h={Go:`// genuine reports whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
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
}`,TypeScript:`import { createHmac, timingSafeEqual } from "node:crypto";

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
}`,Python:`import hashlib, hmac, time

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
    return abs(time.time() - int(timestamp)) <= 300`},g=Object.keys(h);function _(){let e=o(d).secret,[n,i]=c(g[0]),s=h[n];return a(`div`,{className:f.part,children:[a(`p`,{children:e.verifyText}),a(`fieldset`,{className:f.languages,children:[a(`legend`,{className:`visually-hidden`,children:e.language}),g.map(e=>a(u,{size:`small`,look:e===n?`secondary`:`quiet`,"aria-pressed":e===n,onClick:()=>i(e),children:e},e)),a(`span`,{className:f.end,children:a(t,{text:s,label:e.copyCode,look:`quiet`})})]}),a(r,{text:s,label:n,keepLines:!0})]})}export{m as n,p as r,_ as t};