import { useSyncExternalStore } from "react";
import { ApiError } from "./error.ts";
import { CreateExportDocument, type CreateExportMutationVariables } from "./export.gql.ts";
import { queryClient } from "./query.ts";
import { request } from "./request.ts";
import { saveFile } from "./saveFile.ts";
import { onForgetSecrets } from "./secrets.ts";

export type ExportInput = CreateExportMutationVariables["input"];

/** An export that was started in this tab. Its link is kept in memory only, until it expires. */
export interface ExportRun {
  key: string;
  input: ExportInput;
  startedAt: string;
  state: "running" | "done" | "failed" | "cancelled";
  /** How many bytes have been downloaded. */
  bytes: number;
  /** The id of the export in the audit, once the link was made. */
  id?: string;
  expiresAt?: string;
  /** The link, until it expires. */
  url?: string | undefined;
  error?: ApiError | undefined;
}

const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();
let runs: readonly ExportRun[] = [];

function set(next: readonly ExportRun[]) {
  runs = next;
  for (const listener of listeners) listener();
}

const change = (key: string, changes: Partial<ExportRun>) =>
  set(runs.map((run) => (run.key === key ? { ...run, ...changes } : run)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The exports of this tab, the newest first. */
export const useExportRuns = () => useSyncExternalStore(subscribe, () => runs);

/** Creates the link of an export and downloads the file. Returns the key of the run. */
export function startExport(input: ExportInput): string {
  const key = crypto.randomUUID();
  set([{ key, input, startedAt: new Date().toISOString(), state: "running", bytes: 0 }, ...runs]);
  void track(key, async (signal) => {
    const { createExport: link } = await request(CreateExportDocument, { input }, signal);
    change(key, link);
    setTimeout(() => change(key, { url: undefined }), Math.max(0, Date.parse(link.expiresAt) - Date.now()));
    void queryClient.invalidateQueries({ queryKey: ["ExportList"] });
    await download(key, link.url, signal);
  });
  return key;
}

/** Downloads the file of a run again, unless its link has expired. */
export function repeatDownload({ key, url }: ExportRun) {
  if (!url) return;
  change(key, { state: "running", bytes: 0, error: undefined });
  void track(key, (signal) => download(key, url, signal));
}

export function cancelExport(key: string) {
  aborts.get(key)?.abort();
}

async function track(key: string, steps: (signal: AbortSignal) => Promise<void>) {
  const abort = new AbortController();
  aborts.set(key, abort);
  try {
    await steps(abort.signal);
    change(key, { state: "done" });
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError("NETWORK", String(cause));
    change(key, abort.signal.aborted ? { state: "cancelled" } : { state: "failed", error });
  } finally {
    aborts.delete(key);
  }
}

const codes: Record<number, string> = {
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  410: "EXPIRED",
  429: "TOO_MANY_CONCURRENT",
};

/** Downloads a file. It is saved only when it was read to its end, so that a download that breaks off never looks complete. */
async function download(key: string, url: string, signal: AbortSignal) {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) {
    const code = codes[response.status] ?? "INTERNAL";
    const message = (await response.text()).trim();
    throw new ApiError(code, message, response.headers.get("X-Request-Id") ?? "", [], { code, message });
  }
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      change(key, { bytes });
      controller.enqueue(chunk);
    },
  });
  const type = response.headers.get("Content-Type") ?? "";
  const file = await new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": type } }).blob();
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "export";
  saveFile(file, name);
}

// The next person who signs in must not see these exports.
onForgetSecrets(() => {
  for (const abort of aborts.values()) abort.abort();
  set([]);
});
