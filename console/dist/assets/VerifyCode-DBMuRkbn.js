import{i as e,t}from"./react-sySUN5R7.js";import{b as n,n as r}from"./messages-igU7N3k3.js";import{a as i,f as a}from"./index-DxvkqU8P.js";import{t as o}from"./Badge-CEQ-8Rvq.js";import{t as s}from"./CopyButton-BqKO7IMk.js";import{t as c}from"./StatusBadge-CiUMO_Pg.js";import{t as l}from"./CheckList-DpZtY7qc.js";import{t as u}from"./events-BJMC8v2w.js";import{i as d,r as f}from"./endpoints-BjZ5kEeE.js";var p=n();function m(e){let t=r(d);return e.status===`ACTIVE`&&e.pausedAt?(0,p.jsx)(o,{tone:`warn`,children:t.paused}):(0,p.jsx)(c,{kind:`endpoint`,status:e.status})}function h({label:e,chosen:t,onChange:n}){let a=r(u);return(0,p.jsx)(l,{label:e,options:i.map(e=>({id:e,label:a[e],detail:e.toLowerCase().replace(`_`,`.`)})),chosen:t,onChange:e=>n(new Set(i.filter(t=>e.has(t))))})}var g={part:`_part_11bts_2`,once:`_once_11bts_10`,secret:`_secret_11bts_16`,languages:`_languages_11bts_31`,end:`_end_11bts_37`,done:`_done_11bts_40`,steps:`_steps_11bts_45`,began:`_began_11bts_79`,buttons:`_buttons_11bts_83`};function _({secret:e}){let t=r(d).secret;return(0,p.jsxs)(`div`,{className:g.part,children:[(0,p.jsx)(`p`,{className:g.once,children:t.once}),(0,p.jsxs)(`div`,{className:g.secret,children:[(0,p.jsx)(`code`,{children:e}),(0,p.jsx)(s,{text:e,label:t.copy,look:`primary`})]})]})}var v=e(t(),1),y={Go:`// genuine reports whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
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
    return abs(time.time() - int(timestamp)) <= 300`},b=Object.keys(y);function x(){let e=r(d).secret,[t,n]=(0,v.useState)(b[0]),i=y[t];return(0,p.jsxs)(`div`,{className:g.part,children:[(0,p.jsx)(`p`,{children:e.verifyText}),(0,p.jsxs)(`fieldset`,{className:g.languages,children:[(0,p.jsx)(`legend`,{className:`visually-hidden`,children:e.language}),b.map(e=>(0,p.jsx)(a,{size:`small`,look:e===t?`secondary`:`quiet`,"aria-pressed":e===t,onClick:()=>n(e),children:e},e)),(0,p.jsx)(`span`,{className:g.end,children:(0,p.jsx)(s,{text:i,label:e.copyCode,look:`quiet`})})]}),(0,p.jsx)(f,{text:i,label:t,keepLines:!0})]})}export{m as a,h as i,_ as n,g as r,x as t};