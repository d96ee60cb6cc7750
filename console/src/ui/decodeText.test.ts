import { expect, test } from "vitest";
import { decodeText } from "./decodeText.ts";

test.each([
  ["UTF-8", [0x63, 0xc3, 0xa9], "cé"],
  ["UTF-8 with a byte order mark", [0xef, 0xbb, 0xbf, 0x63, 0xc3, 0xa9], "cé"],
  ["the Unicode text of Excel", [0xff, 0xfe, 0x63, 0x00, 0xe9, 0x00], "cé"],
  ["UTF-16 with the larger byte first", [0xfe, 0xff, 0x00, 0x63, 0x00, 0xe9], "cé"],
  ["an empty file", [], ""],
  ["UTF-16 without a byte order mark", [0x63, 0x00, 0x0a, 0x00], null],
  ["UTF-16 without a byte order mark, with the larger byte first", [0x00, 0x63, 0x00, 0x0a], null],
  ["Latin-1", [0x63, 0xe9, 0x0a], null],
  ["half a character of UTF-16", [0xff, 0xfe, 0x63], null],
])("%s is read as it was meant, or not at all", (_, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text);
});
