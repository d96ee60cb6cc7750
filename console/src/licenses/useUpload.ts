import { useEffect, useRef, useState } from "react";
import { ApiError } from "../api/error.ts";
import { queryClient } from "../api/query.ts";
import { request } from "../api/request.ts";
import { licensesOfRequest, type ParsedUpload } from "./parse.ts";
import { UploadLicensesDocument } from "./upload.gql.ts";

/** One upload of a run, which has several when there is much to send. */
export interface UploadedBatch {
  id: string;
  created: number;
  /** The numbers of the lines whose licenses are new, and of those that were in the store already. */
  newLines: number[];
  knownLines: number[];
}

export interface UploadTotals {
  /** How many were sent and answered. */
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
 * Sends licenses in requests of 1,000, one after the other. Each has an idempotency key of its own, so that trying again
 * goes on where it failed and stores nothing twice. What is sent is kept by no cache, and dropped when it is done or the
 * page is left; the requests after the running one are then not sent.
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
    const own = job.current;
    if (!own) return;
    const all = own.licenses.length;
    let so = totals;
    setState({ step: "running", totals: so, all });
    try {
      while (so.sent < all && job.current === own) {
        so = added(so, await sendPart(own, so.sent));
        setState({ step: "running", totals: so, all });
      }
      if (job.current !== own) return;
      job.current = null;
      setState({ step: "done", totals: so, all });
      onDone();
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError("INTERNAL", String(cause));
      setState({ step: "failed", totals: so, all, error });
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
    /** Back to the input. What was uploaded stays; sent again, it is a duplicate. */
    reset() {
      job.current = null;
      setState({ step: "input" });
    },
  };
}

type Answer = Awaited<ReturnType<typeof sendPart>>;

async function sendPart({ key, variationId, licenses: all, lines }: Job, from: number) {
  const licenses = all.slice(from, from + licensesOfRequest);
  const input = { variationId, licenses, onDuplicate: "SKIP" as const, idempotencyKey: `${key}-${from}` };
  const { uploadLicenses } = await request(UploadLicensesDocument, { input });
  return { ...uploadLicenses, lines: lines.slice(from, from + licensesOfRequest) };
}

const added = (totals: UploadTotals, answer: Answer): UploadTotals => ({
  ...totals,
  sent: totals.sent + answer.lines.length,
  batches: [...totals.batches, batchOf(answer)],
  created: totals.created + answer.created,
  duplicates: totals.duplicates + answer.duplicates.length,
  backfilledItems: totals.backfilledItems + answer.backfilledItems,
  ordersFulfilled: totals.ordersFulfilled + answer.ordersFulfilled,
  stockQuantity: answer.stockQuantity,
});

function batchOf({ batch, created, duplicates, lines }: Answer): UploadedBatch {
  const known = new Set(duplicates);
  return {
    id: batch.id,
    created,
    newLines: lines.filter((_, place) => !known.has(place)),
    knownLines: lines.filter((_, place) => known.has(place)),
  };
}
