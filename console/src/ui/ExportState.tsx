import type { ExportRun } from "../api/exportRuns.ts";
import { exportRunTexts } from "../messages/exportRuns.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge, type Tone } from "./Badge.tsx";

const tones: Record<ExportRun["state"], Tone> = { running: "info", done: "good", failed: "bad", cancelled: "neutral" };

/** The progress of an export. */
export function ExportState({ run }: { run: ExportRun }) {
  const words = useMessages(exportRunTexts).states;
  const format = useFormat();
  const text = words[run.state];
  return (
    <Badge tone={tones[run.state]}>{typeof text === "function" ? text(sizeOf(run.bytes, format.count)) : text}</Badge>
  );
}

const sizeOf = (bytes: number, count: (n: number) => string) =>
  bytes < 1_000
    ? `${count(bytes)} B`
    : bytes < 1_000_000
      ? `${count(Math.round(bytes / 1_000))} kB`
      : `${count(Math.round(bytes / 100_000) / 10)} MB`;
