import type { KioskEvent } from "./types.js";

/** The maximum difference between the time of a signature and this machine's clock, in seconds. Every attempt is signed anew. */
const defaultToleranceSeconds = 300;
const longestHeader = 1024;

/** Why a delivery was rejected. */
export type SignatureErrorReason = "no_secret" | "malformed" | "mismatch" | "expired" | "not_an_event";

/** A delivery is not genuine, or cannot be verified. */
export class KioskSignatureError extends Error {
  override readonly name = "KioskSignatureError";
  readonly reason: SignatureErrorReason;

  constructor(reason: SignatureErrorReason, message: string) {
    super(`kiosk: ${message}`);
    this.reason = reason;
  }

  /** The HTTP status to respond with: 400 is final; after 503 Kiosk sends the event again. */
  get responseStatus(): 400 | 503 {
    return ["no_secret", "expired", "not_an_event"].includes(this.reason) ? 503 : 400;
  }
}

export interface WebhookDelivery {
  /** The body as it was received, unchanged. */
  body: string | Uint8Array;
  /** The headers, as Headers or as Node's `request.headers`. */
  headers: Headers | Record<string, string | string[] | undefined>;
}

export interface VerifyOptions {
  /** The default is 300. */
  toleranceSeconds?: number;
  /** The current time. The default is the clock of this machine. */
  now?: Date;
}

/**
 * Verifies a delivery with the secret of its endpoint and returns its event. During the rotation of the secret, a
 * delivery is signed with both secrets, and either is accepted. Respond with 2xx within 8 seconds, and store the
 * event's id: the same event may be delivered again.
 *
 * Throws KioskSignatureError.
 */
export async function verifyWebhook(delivery: WebhookDelivery, secret: string, options: VerifyOptions = {}): Promise<KioskEvent> {
  if (!secret) throw new KioskSignatureError("no_secret", "no webhook secret is set");
  const body = typeof delivery.body === "string" ? new TextEncoder().encode(delivery.body) : delivery.body;
  const key = await importKey(secret, "verify");
  let signature = parseSignature(header(delivery, "X-Service-Signature"));
  let genuine = await isGenuine(key, signature, body);
  const next = header(delivery, "X-Service-Signature-Next");
  if (!genuine && next !== "") {
    signature = parseSignature(next);
    genuine = await isGenuine(key, signature, body);
  }
  if (!genuine) throw new KioskSignatureError("mismatch", "the signature does not match");
  const now = (options.now ?? new Date()).getTime() / 1000;
  const difference = Math.abs(Math.floor(now) - Number(signature.timestamp));
  // Not difference > tolerance, which is false when either is NaN.
  if (!(difference <= (options.toleranceSeconds ?? defaultToleranceSeconds))) {
    throw new KioskSignatureError("expired", "the time of the signature is outside the tolerance");
  }
  return parseEvent(body);
}

/** Signs a body as Kiosk does, and returns the value of X-Service-Signature. For tests of receivers. */
export async function signWebhook(body: string | Uint8Array, secret: string, at: Date = new Date()): Promise<string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const digest = await crypto.subtle.sign("HMAC", await importKey(secret, "sign"), signedBytes(timestamp, bytes));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `t=${timestamp},v1=${hex}`;
}

interface Signature {
  /** Kept as text, because the sender signed that text. */
  timestamp: string;
  v1: Uint8Array<ArrayBuffer>;
}

/** Parses "t=<digits>,v1=<64 hex digits>", in any order. Other names are ignored, so that a future scheme can be added. */
function parseSignature(text: string): Signature {
  if (text === "" || text.length > longestHeader) throw malformed();
  const found = new Map<string, string>();
  for (const element of text.split(",")) {
    const equals = element.indexOf("=");
    const name = element.slice(0, equals);
    if (equals < 0 || ((name === "t" || name === "v1") && found.has(name))) throw malformed();
    found.set(name, element.slice(equals + 1));
  }
  const timestamp = found.get("t") ?? "";
  const v1 = found.get("v1") ?? "";
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/i.test(v1)) throw malformed();
  return { timestamp, v1: Uint8Array.from(v1.match(/../g) ?? [], (digits) => parseInt(digits, 16)) };
}

function malformed(): KioskSignatureError {
  return new KioskSignatureError("malformed", "the signature header is missing or malformed");
}

function importKey(secret: string, usage: "sign" | "verify"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [usage]);
}

/** Compares in constant time, as subtle.verify does. */
function isGenuine(key: CryptoKey, signature: Signature, body: Uint8Array): Promise<boolean> {
  return crypto.subtle.verify("HMAC", key, signature.v1, signedBytes(signature.timestamp, body));
}

/** Returns "<timestamp>.<body>". */
function signedBytes(timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${timestamp}.`);
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

function header(delivery: WebhookDelivery, name: string): string {
  const { headers } = delivery;
  // Not instanceof: a library may have its own class Headers.
  if (typeof headers.get === "function") return headers.get(name) ?? "";
  const [, value] = Object.entries(headers).find(([candidate]) => candidate.toLowerCase() === name.toLowerCase()) ?? [];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

function parseEvent(body: Uint8Array): KioskEvent {
  try {
    const event = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as Partial<KioskEvent> | null;
    if (typeof event?.id === "string" && typeof event.type === "string") return event as KioskEvent;
  } catch {
    // The body is not JSON.
  }
  throw new KioskSignatureError("not_an_event", "the delivery is genuine, but not an event");
}
