import type { Fault } from "./parse.ts";
import type { UploadTotals } from "./useUpload.ts";

interface Words {
  line: string;
  result: string;
  upload: string;
  isNew: string;
  isKnown: string;
  leftOut: (why: string) => string;
  faults: Record<Fault, string>;
}

/** Returns the result of each line of an upload as CSV. It has the numbers of lines, and no keys. */
export function resultFile({ batches, leftOut }: UploadTotals, words: Words): string {
  const rows = [
    ...batches.flatMap(({ id, newLines, knownLines }) => [
      ...newLines.map((line) => ({ line, result: words.isNew, upload: id })),
      ...knownLines.map((line) => ({ line, result: words.isKnown, upload: "" })),
    ]),
    ...(Object.entries(leftOut) as [Fault, number[]][]).flatMap(([fault, lines]) =>
      lines.map((line) => ({ line, result: words.leftOut(words.faults[fault]), upload: "" })),
    ),
  ].sort((a, b) => a.line - b.line);
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const heading = [words.line, words.result, words.upload].map(quoted).join(",");
  return [heading, ...rows.map(({ line, result, upload }) => `${line},${quoted(result)},${upload}`), ""].join("\r\n");
}
