import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { afterAll, expect, test } from "vitest";
import { verifyCode } from "./verifyCode.ts";

const folder = mkdtempSync(join(tmpdir(), "verify-code-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Programs that call the code with each of the cases in their argument, and print the results. */
const programs = {
  Go: {
    command: ["go", "run"],
    file: "verify.go",
    text: `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"time"
)

${verifyCode.Go}

func main() {
	var cases [][3]string
	_ = json.Unmarshal([]byte(os.Args[1]), &cases)
	results := []bool{}
	for _, one := range cases {
		results = append(results, genuine(one[0], one[1], []byte(one[2])))
	}
	_ = json.NewEncoder(os.Stdout).Encode(results)
}`,
  },
  TypeScript: {
    command: [process.execPath],
    file: "verify.mjs",
    text: `${(await transformWithOxc(verifyCode.TypeScript, "verify.ts")).code}
const cases = JSON.parse(process.argv[2]);
console.log(JSON.stringify(cases.map(([secret, header, body]) => genuine(secret, header, Buffer.from(body)))));`,
  },
  Python: {
    command: ["python3"],
    file: "verify.py",
    text: `${verifyCode.Python}

import json, sys
print(json.dumps([genuine(secret, header, body.encode()) for secret, header, body in json.loads(sys.argv[1])]))`,
  },
} satisfies Record<keyof typeof verifyCode, { command: string[]; file: string; text: string }>;

const body = '{"id":"evt_1"}';
const now = Math.floor(Date.now() / 1000);
const signed = (secret: string, at: number) =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
const cases: readonly (readonly [what: string, secret: string, header: string, isGenuine: boolean])[] = [
  ["signed with the secret", "secret", signed("secret", now), true],
  ["signed with another secret", "secret", signed("other", now), false],
  ["signed six minutes ago", "secret", signed("secret", now - 360), false],
  ["signed with nothing, by a receiver whose secret is not set", "", signed("", now), false],
  ["without a signature", "secret", "", false],
];

test.each(Object.entries(programs))(
  "the code in %s accepts genuine requests only",
  { timeout: 120_000 },
  (_, program) => {
    const file = join(folder, program.file);
    writeFileSync(file, program.text);
    const [name = "", ...options] = program.command;
    const given = JSON.stringify(cases.map(([, secret, header]) => [secret, header, body]));
    const results: boolean[] = JSON.parse(execFileSync(name, [...options, file, given], { encoding: "utf8" }));
    const wrong = cases.filter(([, , , isGenuine], at) => results[at] !== isGenuine).map(([what]) => what);
    expect(wrong).toEqual([]);
  },
);
