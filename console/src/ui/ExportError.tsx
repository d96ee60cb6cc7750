import type { ExportRun } from "../api/exportRuns.ts";
import { errorText } from "../messages/errorText.ts";
import { exportRunTexts } from "../messages/exportRuns.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { CopyId } from "./CopyId.tsx";
import style from "./ExportDialog.module.css";

/** The error of a failed export, with the request's id. */
export function ExportError({ run }: { run: ExportRun }) {
  const words = useMessages(exportRunTexts);
  const { errors } = useMessages(shared);
  const { error } = run;
  if (!error) return null;
  const lost = run.url ? words.broken : errors.network;
  return (
    <div role="alert" className={style.error}>
      <p>{error.code === "NETWORK" ? lost : errorText(error)}</p>
      {error.requestId && (
        <p>
          {words.request} <CopyId text={error.requestId} />
        </p>
      )}
    </div>
  );
}
