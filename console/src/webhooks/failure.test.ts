import { expect, test, vi } from "vitest";
import { failureWords } from "./failure.ts";

vi.mock("../session/preferences.ts", () => ({ usePreferences: () => ({ language: "en" }) }));
const { messages } = await import("./messages.ts");

const words: Parameters<typeof failureWords>[1] = {
  status: (code, text) => `${code}: ${text}`,
  connecting: (time) => `connecting ${time}`,
  waiting: (time) => `waiting ${time}`,
  known: {
    refused: "refused",
    reset: "reset",
    closed: "closed",
    connectTimeout: "connectTimeout",
    unreachable: "unreachable",
    noHost: "noHost",
    dns: "dns",
    unknownAuthority: "unknownAuthority",
    expired: "expired",
    wrongHost: "wrongHost",
    notTls: "notTls",
    privateAddress: "privateAddress",
  },
};

test.each([
  ["answered 301 Moved Permanently; redirects are not followed", "301: 301 Moved Permanently"],
  ["answered 500 Internal Server Error", "500: 500 Internal Server Error"],
  ["answered 599", "599: 599"],
  ["timed out after 8s connecting", "connecting 8s"],
  ["timed out after 8s waiting for response headers", "waiting 8s"],
  ["connection refused", "refused"],
  ["connection closed before the response headers", "closed"],
  ["DNS: no such host", "noHost"],
  ["DNS: lookup timed out", "dns"],
  ["TLS: certificate has expired or is not yet valid", "expired"],
  ["refused to connect: the host resolves to an address that is private", "privateAddress"],
  ["something new", "something new"],
  [null, ""],
])("%s is put into words", (message, want) => {
  expect(failureWords(message, words)).toBe(want);
});

test("an error of the receiver does not say what becomes of the delivery, which may have been given up", () => {
  const said = (language: "en" | "pt-BR") =>
    failureWords("answered 500 Internal Server Error", messages[language].failures);
  expect(said("en")).toBe("The receiver responded 500 Internal Server Error: an error on its side.");
  expect(said("pt-BR")).toBe("O receptor respondeu 500 Internal Server Error: um erro do lado dele.");
});
