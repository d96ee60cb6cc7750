import { describe, expect, test } from "vitest";
import { parseUpload } from "./parse.ts";

const reading = { timezone: "America/Sao_Paulo", now: Date.parse("2026-06-01T12:00:00Z") };

describe("an upload", () => {
  test("is a key a line, whatever the keys hold", () => {
    const found = parseUpload("user;pass\r\nother,pass\n", reading);
    expect(found.format).toBe("lines");
    expect(found.licenses).toEqual([{ credentials: "user;pass" }, { credentials: "other,pass" }]);
  });

  test.each(["\n", "\r\n", "\r"])("has lines that end with %j", (end) => {
    const keys = parseUpload(["K-1", "K-2", "K-2", ""].join(end), reading);
    expect(keys).toMatchObject({ lines: [1, 2], licenses: [{ credentials: "K-1" }, { credentials: "K-2" }] });
    expect(keys.faults.twice).toEqual([3]);
    const rows = ["credentials;externalRef", "AAA;lot 1", '"two', 'lines";lot 2'].join(end);
    expect(parseUpload(rows, reading).licenses).toEqual([
      { credentials: "AAA", externalRef: "lot 1" },
      { credentials: "two\nlines", externalRef: "lot 2" },
    ]);
    expect(parseUpload(["AAA;lot 1;2026-12-31", "BBB;;"].join(end), reading).format).toBe(";");
  });

  test("has keys without the invisible characters around them", () => {
    const keys = [
      "AAAA-BBBB",
      " AAAA-BBBB\u200b",
      "\u2060AAAA-BBBB",
      "\u200f\ufeffAAAA-BBBB\u200e ",
      "AAAA-BBBB\u3164",
      "\u115fAAAA-BBBB\u034f",
      "AAAA-BBBB\ufe0f\u2800",
      "AAAA-BBBB\x7f",
      "\u0085AAAA-BBBB\u{e0fff}",
      "\u200b",
      "C\u200bC",
    ];
    const found = parseUpload(keys.join("\n"), reading);
    expect(found.licenses).toEqual([{ credentials: "AAAA-BBBB" }, { credentials: "C\u200bC" }]);
    expect(found.faults).toMatchObject({ twice: [2, 3, 4, 5, 6, 7, 8, 9], empty: [10] });
    expect(found.trimmed).toBe(9);
  });

  test.each([";", ",", "\t"] as const)("has columns in the order of its heading, separated by %j", (separator) => {
    const lines = [
      ["External Ref", "credentials", "expiresAt"],
      ["lot 1", "AAA", "2026-12-31"],
      ["", "BBB", "2026-12-31T10:00:00Z"],
    ];
    const found = parseUpload(lines.map((cells) => cells.join(separator)).join("\n"), reading);
    expect(found).toMatchObject({ format: separator, hasHeading: true });
    expect(found.licenses).toEqual([
      { credentials: "AAA", externalRef: "lot 1", expiresAt: "2026-12-31T03:00:00.000Z" },
      { credentials: "BBB", expiresAt: "2026-12-31T10:00:00.000Z" },
    ]);
  });

  test.each(["\n", "\r\n", "\uFEFF\r\n", " \n\n", "\uFEFFsep=;\r\n"])(
    "has a heading behind the first lines %j",
    (before) => {
      const found = parseUpload(`${before}externalRef;credentials\nlot 1;AAA\nlot 2;BBB`, reading);
      expect(found).toMatchObject({ format: ";", hasHeading: true });
      expect(found.licenses).toEqual([
        { credentials: "AAA", externalRef: "lot 1" },
        { credentials: "BBB", externalRef: "lot 2" },
      ]);
      const column = parseUpload(`${before}credentials\n"A ""B"""\nCCC`, reading);
      expect(column).toMatchObject({ hasHeading: true, licenses: [{ credentials: 'A "B"' }, { credentials: "CCC" }] });
    },
  );

  test("has columns without a heading when each line ends with a day or nothing", () => {
    const found = parseUpload("AAA;lot 1;2026-12-31\nBBB;;", reading);
    expect(found.format).toBe(";");
    expect(found.licenses.map((license) => license.credentials)).toEqual(["AAA", "BBB"]);
    expect(parseUpload("a;b;c\nd;e;f", reading).format).toBe("lines");
  });

  test("keeps separators, line ends and quotes of a quoted cell", () => {
    const found = parseUpload('credentials;externalRef\n"one;\n""two""";lot\nthree;', reading);
    expect(found.licenses).toEqual([{ credentials: 'one;\n"two"', externalRef: "lot" }, { credentials: "three" }]);
  });

  test.each(["credentials", '"Credentials"'])("is a CSV of one column below the heading %s", (heading) => {
    const found = parseUpload(`${heading}\r\n"a,b"\r\n"c""d"\r\n"two\r\nlines"\r\nuser;pass,word\r\n`, reading);
    expect(found).toMatchObject({ format: "lines", hasHeading: true, lines: [2, 3, 4, 6] });
    expect(found.licenses.map((license) => license.credentials)).toEqual([
      "a,b",
      'c"d',
      "two\nlines",
      "user;pass,word",
    ]);
  });

  test.each([
    ['credentials;externalRef\nAAA;lot\n"BBB;lot\nCCC;lot', 3],
    ['credentials\n"AAA\n\n"\n"BBB\nCCC\nDDD', 5],
    ['credentials;externalRef\n"AAA"B;lot\nCCC;lot', 2],
    ['credentials;externalRef\n"AAA\nBBB"CCC;lot', 2],
    ['AAA;"lot;2027-01-31\nBBB;lot;2027-01-31', 1],
  ])("whose quote is not closed, or followed by text, has no keys: %j", (text, line) => {
    expect(parseUpload(text, reading)).toMatchObject({ misplacedQuote: line, licenses: [], lines: [] });
  });

  test("counts the keys of several lines", () => {
    const found = parseUpload('credentials;externalRef\n"one\ntwo" ;lot\nthree;"lot\n4"\n', reading);
    expect(found).toMatchObject({ severalLines: 1, misplacedQuote: undefined, lines: [2, 4] });
  });

  test("keeps the quotes of keys without a heading", () => {
    expect(parseUpload('"a,b"\n"c', reading).licenses).toEqual([{ credentials: '"a,b"' }, { credentials: '"c' }]);
  });

  test("names the lines that cannot be sent", () => {
    const text = [
      "credentials;externalRef;expiresAt",
      ";lot;",
      "AAA;;",
      "AAA;;",
      `${"é".repeat(2049)};;`,
      `BBB;${"r".repeat(201)};`,
      "CCC;;soon",
      "DDD;;2026-06-01",
      `${"é".repeat(2048)};;`,
    ].join("\n");
    const found = parseUpload(text, reading);
    expect(found.faults).toEqual({
      empty: [2],
      twice: [4],
      tooLong: [5],
      longReference: [6],
      badExpiry: [7],
      past: [8],
    });
    expect(found.licenses).toHaveLength(2);
  });

  test("takes a good line after a refused one of the same key", () => {
    const found = parseUpload("credentials;externalRef;expiresAt\nAAA;;soon\nAAA;;2027-02-28\nAAA;;", reading);
    expect(found.lines).toEqual([3]);
    expect(found.faults).toMatchObject({ badExpiry: [2], twice: [4] });
  });

  test.each(["2027-02-31", "2027-02-31T10:00Z"])("refuses %s, which no calendar has", (expiry) => {
    expect(parseUpload(`credentials;externalRef;expiresAt\nAAA;;${expiry}`, reading).faults.badExpiry).toEqual([2]);
  });

  test("can be read in another way than the one that was found", () => {
    const found = parseUpload("AAA,lot", { ...reading, format: "," });
    expect(found).toMatchObject({ format: ",", found: "lines" });
    expect(found.licenses).toEqual([{ credentials: "AAA", externalRef: "lot" }]);
  });

  test("of nothing is nothing", () => {
    const found = parseUpload("\n \n", reading);
    expect(found.licenses).toEqual([]);
    expect(found.faults.empty).toEqual([]);
  });
});
