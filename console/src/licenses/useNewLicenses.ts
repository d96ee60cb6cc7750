import { useEffect, useState } from "react";
import { request } from "../api/request.ts";
import { licensesOfRequest, maxLicenses, type NewLicense } from "./parse.ts";
import { UploadPreviewDocument } from "./upload.gql.ts";

/**
 * Returns how many of the licenses are new to the variation; undefined until the server has responded, or when it cannot say. The
 * keys are sent in requests, and no cache keeps them.
 */
export function useNewLicenses(variationId: string, licenses: readonly NewLicense[]): number | undefined {
  const [counted, setCounted] = useState<{ of: readonly NewLicense[]; n: number }>();
  useEffect(() => {
    if (licenses.length === 0 || licenses.length > maxLicenses) return;
    const abort = new AbortController();
    count(variationId, licenses, abort.signal).then(
      (n) => setCounted({ of: licenses, n }),
      () => undefined, // the number stays unknown: the upload itself reports duplicates
    );
    return () => abort.abort();
  }, [variationId, licenses]);
  return counted?.of === licenses ? counted.n : undefined;
}

async function count(variationId: string, licenses: readonly NewLicense[], signal: AbortSignal) {
  let n = 0;
  for (let from = 0; from < licenses.length; from += licensesOfRequest) {
    const credentials = licenses.slice(from, from + licensesOfRequest).map((license) => license.credentials);
    const { uploadPreview } = await request(UploadPreviewDocument, { input: { variationId, credentials } }, signal);
    n += uploadPreview.created;
  }
  return n;
}
