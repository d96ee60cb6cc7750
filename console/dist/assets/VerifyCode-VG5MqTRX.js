import{i as e,t,v as n,x as r,y as i}from"./shared-DnkpUVzJ.js";import{t as a}from"./Button-iN5KV8tA.js";import{a as o}from"./index-BN1pptzq.js";import{t as s}from"./Badge-Ca0REuxj.js";import{t as c}from"./StatusBadge-CLgrYAN9.js";import{t as l}from"./CheckList-DEOjd2xv.js";import{a as u,i as d,r as f}from"./endpoints-CaAdDgr8.js";var p=n();function m(t){let n=e(u);return t.status===`ACTIVE`&&t.pausedAt?(0,p.jsx)(s,{tone:`warn`,children:n.paused}):(0,p.jsx)(c,{kind:`endpoint`,status:t.status})}function h({label:n,chosen:r,onChange:i}){let a=e(t).events;return(0,p.jsx)(l,{label:n,options:o.map(e=>({id:e,label:a[e],detail:e.toLowerCase().replace(`_`,`.`)})),chosen:r,onChange:e=>i(new Set(o.filter(t=>e.has(t))))})}var g={part:`_part_11bts_2`,once:`_once_11bts_10`,secret:`_secret_11bts_16`,languages:`_languages_11bts_31`,end:`_end_11bts_37`,done:`_done_11bts_40`,steps:`_steps_11bts_45`,began:`_began_11bts_79`,buttons:`_buttons_11bts_83`};function _({secret:t}){let n=e(u).secret;return(0,p.jsxs)(`div`,{className:g.part,children:[(0,p.jsx)(`p`,{className:g.once,children:n.once}),(0,p.jsxs)(`div`,{className:g.secret,children:[(0,p.jsx)(`code`,{children:t}),(0,p.jsx)(f,{text:t,label:n.copy,look:`primary`})]})]})}var v=r(i(),1),y={Go:`// genuine reports whether the header signs the raw body, at most 5 minutes ago.
//   secret := os.Getenv("KIOSK_WEBHOOK_SECRET")
//   header := r.Header.Get("X-Service-Signature")
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

// Whether the header signs the raw body, at most 5 minutes ago.
//   secret = process.env.KIOSK_WEBHOOK_SECRET
//   header = request.headers["x-service-signature"]
export function genuine(secret: string, header: string, rawBody: Buffer): boolean {
  const fields = new Map(header.split(",").map((part) => part.split("=", 2) as [string, string]));
  const expected = createHmac("sha256", secret).update(\`\${fields.get("t")}.\`).update(rawBody).digest();
  const given = Buffer.from(fields.get("v1") ?? "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Math.abs(Date.now() / 1000 - Number(fields.get("t"))) <= 300;
}`,Python:`import hashlib, hmac, time

def genuine(secret: str, header: str, raw_body: bytes) -> bool:
    """Whether the header signs the raw body, at most 5 minutes ago.

    secret = os.environ["KIOSK_WEBHOOK_SECRET"]
    header = request.headers["X-Service-Signature"]
    """
    fields = dict(part.partition("=")[::2] for part in header.split(","))
    timestamp = fields.get("t", "").encode()
    expected = hmac.new(secret.encode(), timestamp + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), fields.get("v1", "").encode()):
        return False
    return abs(time.time() - int(timestamp)) <= 300`},b=Object.keys(y);function x(){let t=e(u).secret,[n,r]=(0,v.useState)(b[0]),i=y[n];return(0,p.jsxs)(`div`,{className:g.part,children:[(0,p.jsx)(`p`,{children:t.verifyText}),(0,p.jsxs)(`fieldset`,{className:g.languages,children:[(0,p.jsx)(`legend`,{className:`visually-hidden`,children:t.language}),b.map(e=>(0,p.jsx)(a,{size:`small`,look:e===n?`secondary`:`quiet`,"aria-pressed":e===n,onClick:()=>r(e),children:e},e)),(0,p.jsx)(`span`,{className:g.end,children:(0,p.jsx)(f,{text:i,label:t.copyCode,look:`quiet`})})]}),(0,p.jsx)(d,{text:i,label:n,keepLines:!0})]})}export{m as a,h as i,_ as n,g as r,x as t};