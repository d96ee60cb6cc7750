import type { ExportRun } from "../api/exportRuns.ts";
import { errorText } from "../messages/errorText.ts";
import { exportTexts } from "../messages/exports.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge, type Tone } from "./Badge.tsx";
import { CopyId } from "./CopyId.tsx";
import style from "./ExportDialog.module.css";

const tones: Record<ExportRun["state"], Tone> = { running: "info", done: "good", failed: "bad", cancelled: "neutral" };

/** How far an export is. */
export function ExportState({ run }: { run: ExportRun }) {
  const words = useMessages(exportTexts).states;
  const format = useFormat();
  const text = words[run.state];
  return (
    <Badge tone={tones[run.state]}>{typeof text === "function" ? text(sizeOf(run.bytes, format.count)) : text}</Badge>
  );
}

/** Why an export failed, with the id to report it by. */
export function ExportError({ run }: { run: ExportRun }) {
  const words = useMessages(exportTexts);
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

const sizeOf = (bytes: number, count: (n: number) => string) =>
  bytes < 1_000
    ? `${count(bytes)} B`
    : bytes < 1_000_000
      ? `${count(Math.round(bytes / 1_000))} kB`
      : `${count(Math.round(bytes / 100_000) / 10)} MB`;
