// Runs the example programs and commands that the webhook pages show, with Node, Python and a shell.

import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { asCurl } from "../src/webhooks/curl.ts";
import { verifyCode } from "../src/webhooks/verifyCode.ts";

const secret = "4f1d2e6a9b8c7d5e3f0a1b2c4d6e8f90a1b3c5d7e9f0214365870a9bacbdcedf";
const body = '{"id":"evt_1"}';
const signed = (t, key = secret) => `t=${t},v1=${createHmac("sha256", key).update(`${t}.${body}`).digest("hex")}`;
const now = Math.floor(Date.now() / 1000);
const headers = [signed(now), signed(now - 3600), signed(now, "another"), "t=1,v1=", ""]; // "": the request has none
const genuine = [true, false, false, false, false];
const timeout = 60_000; // milliseconds: processes start slowly on a busy machine

test("the TypeScript accepts what the secret signed, and recently", async () => {
  const { code } = await transformWithOxc(verifyCode.TypeScript, "verify.ts");
  const program = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(headers.map((header) => program.genuine(secret, header, Buffer.from(body)))).toEqual(genuine);
});

test(
  "the Python accepts what the secret signed, and recently",
  () => {
    const calls = headers.map((header) => `print(genuine("${secret}", "${header}", b'${body}'))`);
    const printed = execFileSync("python3", ["-c", [verifyCode.Python, ...calls].join("\n")]);
    expect(
      printed
        .toString()
        .trim()
        .split("\n")
        .map((line) => line === "True"),
    ).toEqual(genuine);
  },
  timeout,
);

test("every program is shown with both headers of a rotation", () => {
  for (const code of Object.values(verifyCode))
    expect(code).toMatch(/x-service-signature".*x-service-signature-next"/is);
});

test(
  "the commands for curl send the body as it is and sign it",
  () => {
    const odd = '{"name":"It\'s $HOME `x` \\\\ é"}';
    const script = asCurl({
      url: "https://bot.example.com/a?b='c'",
      headers: [{ name: "X-A", value: "it's" }],
      body: odd,
    });
    const sent = execFileSync("sh", ["-c", `curl() { printf '%s\\n' "$@"; }\n${script}`], {
      env: { ...process.env, KIOSK_WEBHOOK_SECRET: secret },
    })
      .toString()
      .split("\n");
    expect(sent).toContain("https://bot.example.com/a?b='c'");
    expect(sent).toContain("X-A: it's");
    expect(sent[sent.indexOf("--data-binary") + 1]).toBe(odd);
    const [, t, v1] = /t=(\d+),v1=([0-9a-f]+)/.exec(sent.join("\n"));
    expect(v1).toBe(createHmac("sha256", secret).update(`${t}.${odd}`).digest("hex"));
  },
  timeout,
);
