import { isDay, startOfDay } from "../ui/calendar.ts";

/** The format of an upload: "lines" has one key per line, the others have columns with this separator. */
export type LineFormat = "lines" | ";" | "," | "\t";
export const lineFormats = ["lines", ";", ",", "\t"] as const satisfies LineFormat[];

// The limits of the API, and of one upload on this page.
export const maxLicenses = 10_000; // per upload: ten requests
export const licensesOfRequest = 1_000;
const maxCredentials = 4_096; // bytes
const maxExternalRef = 200; // characters

export interface NewLicense {
  credentials: string;
  externalRef?: string;
  expiresAt?: string;
}

export type Fault = "empty" | "tooLong" | "twice" | "longReference" | "badExpiry" | "past";

export interface ParsedUpload {
  format: LineFormat;
  /** The detected format, also when another one was chosen. */
  found: LineFormat;
  hasHeading: boolean;
  /** The licenses that can be sent. */
  licenses: NewLicense[];
  /** The line number of each license. The first line is 1. */
  lines: number[];
  /** The line numbers of the lines that are left out, by fault. */
  faults: Record<Fault, number[]>;
  /**
   * The line of a quote that is not closed, or that is followed by more text in its cell. It is then unknown where keys end, so that
   * no license can be sent.
   */
  misplacedQuote: number | undefined;
  /** How many keys span several lines. That needs quotes. */
  severalLines: number;
  /** How many keys had invisible characters, other than spaces, around them. These characters are removed. */
  trimmed: number;
}

interface Row {
  line: number;
  cells: string[];
}

interface Rows {
  rows: Row[];
  /** See ParsedUpload. */
  misplacedQuote?: number;
}

const noRows: Rows = { rows: [] };

interface Reading {
  timezone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The chosen format; detected when it is absent. */
  format?: LineFormat | undefined;
}

const columns = ["credentials", "externalref", "expiresat"];
const isFilled = (text: string) => text.trim() !== "";
const plain = (cell: string) => cell.toLowerCase().replace(/[\s_-]/g, "");

/** The invisible characters that are removed from the ends of a key. The server has the same: isInvisible in license_find.go. */
const invisible = String.raw`[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+`;
const invisibleEnds = new RegExp(`^${invisible}|${invisible}$`, "gu");

/**
 * Removes invisible characters from both ends of a cell: spaces, and characters such as the zero-width space, which web pages and
 * messengers insert. As on the server, two keys that look the same are one key.
 */
const trimInvisible = (cell: string) => cell.replace(invisibleEnds, "");

/** Parses the text of an upload: one key per line, or columns with or without a heading. */
export function parseUpload(text: string, reading: Reading): ParsedUpload {
  const content = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/^sep=.\n/, "\n") // the line by which a file tells Excel its separator
    .trimEnd();
  const found = formatOf(content);
  const format = reading.format ?? found;
  const { rows, misplacedQuote } = content === "" ? noRows : rowsOf(content, format);
  const first = rows.find(({ cells }) => cells.some(isFilled));
  const heading = first?.cells.map(plain) ?? [];
  const hasHeading = heading.includes("credentials");
  const places = columns.map((name, index) => (hasHeading ? heading.indexOf(name) : index));
  const result: ParsedUpload = {
    format,
    found,
    hasHeading,
    licenses: [],
    lines: [],
    faults: { empty: [], tooLong: [], twice: [], longReference: [], badExpiry: [], past: [] },
    misplacedQuote,
    severalLines: 0,
    trimmed: 0,
  };
  if (misplacedQuote) return result;
  const seen = new Set<string>();
  for (const { line, cells } of hasHeading ? rows.filter((row) => row !== first) : rows) {
    const [credentials = "", externalRef = "", expiry = ""] = places.map((place) => trimInvisible(cells[place] ?? ""));
    if (credentials !== (cells[places[0] ?? -1] ?? "").trim()) result.trimmed++;
    const expiresAt = expiry && momentOf(expiry, reading.timezone);
    const fault = faultOf({ credentials, externalRef, expiresAt }, seen, reading.now);
    if (fault) {
      result.faults[fault].push(line);
      continue;
    }
    seen.add(credentials);
    if (credentials.includes("\n")) result.severalLines++;
    result.lines.push(line);
    result.licenses.push({ credentials, ...(externalRef && { externalRef }), ...(expiresAt && { expiresAt }) });
  }
  return result;
}

function faultOf(
  { credentials, externalRef, expiresAt }: { credentials: string; externalRef: string; expiresAt: string | null },
  seen: ReadonlySet<string>,
  now: number,
): Fault | undefined {
  if (!credentials) return "empty";
  if (seen.has(credentials)) return "twice";
  // UTF-8 has at most three bytes for each UTF-16 unit, so that most keys need no encoding to check their length.
  if (credentials.length * 3 > maxCredentials && new TextEncoder().encode(credentials).length > maxCredentials) {
    return "tooLong";
  }
  if ([...externalRef].length > maxExternalRef) return "longReference";
  if (expiresAt === null) return "badExpiry";
  return expiresAt && Date.parse(expiresAt) <= now ? "past" : undefined;
}

/**
 * Detects the format of an upload. A heading decides it. Without a heading, the text has columns only when every line has three
 * and the third holds a day or is empty, as a key itself may contain any separator.
 */
function formatOf(content: string): LineFormat {
  const lines = content.split("\n", 200).filter(isFilled);
  const separators = [";", "\t", ","] as const;
  const named = separators.find((separator) => {
    const cells = (lines[0] ?? "").split(separator).map((cell) => plain(cell).replace(/"/g, ""));
    return cells.length > 1 && cells.includes("credentials");
  });
  if (named) return named;
  if (isHeading(lines[0])) return "lines";
  const isRow = (line: string, separator: string) => /^$|^\d{4}-\d{2}-\d{2}/.test(line.split(separator)[2] ?? "none");
  const found = separators.find(
    (separator) =>
      lines.every((line) => line.split(separator).length === 3 && isRow(line, separator)) &&
      lines.some((line) => line.split(separator)[2] !== ""),
  );
  return found ?? "lines";
}

/** Whether a line is the heading of a text with the single column "credentials". */
const isHeading = (line = "") => /^"?credentials"?$/.test(plain(line));

function rowsOf(content: string, format: LineFormat): Rows {
  if (format !== "lines") return separatedRows(content, format);
  const lines = content.split("\n");
  if (isHeading(lines.find(isFilled))) return separatedRows(content, ""); // a CSV of one column
  return { rows: lines.map((text, index) => ({ line: index + 1, cells: [text] })) };
}

/**
 * Parses separated columns by RFC 4180: a quoted cell may hold separators, line ends and doubled quotes. Parsing stops at the
 * first misplaced quote.
 */
function separatedRows(content: string, separator: string): Rows {
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let line = 1;
  let cell = "";
  let quote: "none" | "open" | "closed" = "none"; // the state of the current cell
  let quotedAt = 0;
  for (let at = 0; at <= content.length; at++) {
    const sign = content[at];
    if (sign === "\n") line++;
    if (quote === "open") {
      if (sign === undefined) return { rows, misplacedQuote: quotedAt };
      if (sign !== '"') cell += sign;
      else if (content[at + 1] === '"') cell += content[++at];
      else quote = "closed";
    } else if (sign === separator || sign === "\n" || sign === undefined) {
      row.cells.push(cell);
      cell = "";
      quote = "none";
      if (sign === separator) continue;
      rows.push(row);
      row = { line, cells: [] };
    } else if (quote === "closed") {
      if (sign.trim() !== "") return { rows, misplacedQuote: quotedAt };
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      quote = "open";
      quotedAt = line;
    } else {
      cell += sign;
    }
  }
  return { rows };
}

/** Parses a day, which becomes its start in the store's time zone, or a time with its offset; returns null for anything else. */
function momentOf(text: string, timezone: string): string | null {
  if (isDay(text)) return startOfDay(text, timezone);
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const moment = isMoment && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
