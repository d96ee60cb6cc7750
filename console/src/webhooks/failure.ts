import type { messages } from "./messages.ts";

type Words = (typeof messages)["en"]["failures"];

/** The messages of the dispatcher (worker/failure.go) without a number, by their prefix. */
const known: readonly [start: string, name: keyof Words["known"]][] = [
  ["connection refused", "refused"],
  ["connection reset", "reset"],
  ["connection closed", "closed"],
  ["connection timed out", "connectTimeout"],
  ["host unreachable", "unreachable"],
  ["DNS: no such host", "noHost"],
  ["DNS:", "dns"],
  ["TLS: certificate signed by unknown authority", "unknownAuthority"],
  ["TLS: certificate has expired", "expired"],
  ["TLS: certificate is not valid for this host", "wrongHost"],
  ["TLS: the server did not answer with TLS", "notTls"],
  ["refused to connect", "privateAddress"],
];

/**
 * Returns why an attempt failed and what helps, in the viewer's language. A message that is not known here is returned
 * unchanged.
 */
export function failureWords(message: string | null, words: Words): string {
  if (!message) return "";
  const status = /^answered (\d{3})/.exec(message)?.[1];
  if (status) return words.status(Number(status), message.replace("answered ", "").replace(/;.*/, ""));
  const seconds = /^timed out after (\S+) (connecting|waiting)/.exec(message);
  if (seconds?.[1]) return seconds[2] === "connecting" ? words.connecting(seconds[1]) : words.waiting(seconds[1]);
  const found = known.find(([start]) => message.startsWith(start));
  return found ? words.known[found[1]] : message;
}
