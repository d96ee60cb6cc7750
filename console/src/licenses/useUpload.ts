import { useEffect, useRef, useState } from "react";
import { ApiError } from "../api/error.ts";
import { queryClient } from "../api/query.ts";
import { request } from "../api/request.ts";
import { licensesOfRequest, type ParsedUpload } from "./parse.ts";
import { UploadLicensesDocument } from "./upload.gql.ts";

/** One request of a run. A run has several when there are more than 1,000 licenses. */
export interface UploadedBatch {
  id: string;
  created: number;
  /** The line numbers of new licenses, and of those that the store already had. */
  newLines: number[];
  knownLines: number[];
}

export interface UploadTotals {
  /** How many licenses have a response. */
  sent: number;
  batches: UploadedBatch[];
  leftOut: ParsedUpload["faults"];
  created: number;
  duplicates: number;
  backfilledItems: number;
  ordersFulfilled: number;
  stockQuantity: number;
}

interface Job extends Pick<ParsedUpload, "licenses" | "lines"> {
  key: string;
  variationId: string;
}

const nothingYet = {
  sent: 0,
  batches: [],
  created: 0,
  duplicates: 0,
  backfilledItems: 0,
  ordersFulfilled: 0,
  stockQuantity: 0,
};

type State =
  | { step: "input" }
  | { step: "running" | "done"; totals: UploadTotals; all: number }
  | { step: "failed"; totals: UploadTotals; all: number; error: ApiError };

/**
 * Uploads licenses in requests of 1,000, one after the other. Each request has its own idempotency key: a retry continues where the
 * run failed, and stores nothing twice. No cache keeps the licenses, and they are dropped when the run is done or the page is
 * left. When the page is left, the requests after the running one are not sent.
 */
export function useUpload(onDone: () => void) {
  const [state, setState] = useState<State>({ step: "input" });
  const job = useRef<Job | null>(null);
  useEffect(
    () => () => {
      job.current = null;
    },
    [],
  );

  async function run(totals: UploadTotals) {
    const currentJob = job.current;
    if (!currentJob) return;
    const all = currentJob.licenses.length;
    let current = totals;
    setState({ step: "running", totals: current, all });
    try {
      while (current.sent < all && job.current === currentJob) {
        current = addResponse(current, await sendPart(currentJob, current.sent));
        setState({ step: "running", totals: current, all });
      }
      if (job.current !== currentJob) return;
      job.current = null;
      setState({ step: "done", totals: current, all });
      onDone();
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError("INTERNAL", String(cause));
      setState({ step: "failed", totals: current, all, error });
    }
    void queryClient.invalidateQueries();
  }
  return {
    state,
    start(variationId: string, { licenses, lines, faults }: ParsedUpload) {
      job.current = { key: crypto.randomUUID(), variationId, licenses, lines };
      return run({ ...nothingYet, leftOut: faults });
    },
    retry: () => (state.step === "failed" ? run(state.totals) : undefined),
    /** Goes back to the input. Uploaded licenses stay uploaded; sent again, they are duplicates. */
    reset() {
      job.current = null;
      setState({ step: "input" });
    },
  };
}

type UploadResponse = Awaited<ReturnType<typeof sendPart>>;

async function sendPart({ key, variationId, licenses: all, lines }: Job, from: number) {
  const licenses = all.slice(from, from + licensesOfRequest);
  const input = { variationId, licenses, onDuplicate: "SKIP" as const, idempotencyKey: `${key}-${from}` };
  const { uploadLicenses } = await request(UploadLicensesDocument, { input });
  return { ...uploadLicenses, lines: lines.slice(from, from + licensesOfRequest) };
}

const addResponse = (totals: UploadTotals, response: UploadResponse): UploadTotals => ({
  ...totals,
  sent: totals.sent + response.lines.length,
  batches: [...totals.batches, batchOf(response)],
  created: totals.created + response.created,
  duplicates: totals.duplicates + response.duplicates.length,
  backfilledItems: totals.backfilledItems + response.backfilledItems,
  ordersFulfilled: totals.ordersFulfilled + response.ordersFulfilled,
  stockQuantity: response.stockQuantity,
});

function batchOf({ batch, created, duplicates, lines }: UploadResponse): UploadedBatch {
  const known = new Set(duplicates);
  return {
    id: batch.id,
    created,
    newLines: lines.filter((_, place) => !known.has(place)),
    knownLines: lines.filter((_, place) => known.has(place)),
  };
}
