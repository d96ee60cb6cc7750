/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte order mark, as in the "Unicode text" of Excel. Returns null for another encoding,
 * which would give wrong characters. A NUL means UTF-16 without a byte order mark, as texts have none.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
