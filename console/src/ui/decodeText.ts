/**
 * The text of a file in UTF-8, or in UTF-16 that begins with a byte order mark, as the "Unicode text" of Excel does. Null when
 * it is neither: what is not meant would be read as other characters. No text has a NUL; UTF-16 without a byte order mark does.
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
