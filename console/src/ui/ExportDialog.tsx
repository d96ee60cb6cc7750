import { Download } from "lucide-react";
import { useState } from "react";
import { cancelExport, type ExportInput, repeatDownload, startExport, useExportRuns } from "../api/exportRuns.ts";
import { exportRunTexts } from "../messages/exportRuns.ts";
import { exportTexts } from "../messages/exports.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";
import { Dialog } from "./Dialog.tsx";
import style from "./ExportDialog.module.css";
import { ExportError } from "./ExportError.tsx";
import { ExportState } from "./ExportState.tsx";
import { Stack } from "./Stack.tsx";

interface Props {
  input: ExportInput;
  count: number | undefined;
  onClose: () => void;
}

/** The dialog that exports the rows of a list, with the progress. Closing it does not stop the export. */
export function ExportDialog({ onClose, ...shown }: Props) {
  const [started, setStarted] = useState<(Omit<Props, "onClose"> & { key: string }) | null>(null);
  // From its start on, the export keeps its own input, as the list may change behind the dialog.
  const { input, count } = started ?? shown;
  const start = () => setStarted({ input, count, key: startExport(input) });
  const words = useMessages(exportRunTexts);
  const { action, kinds, title } = useMessages(exportTexts);
  const { close } = useMessages(shared);
  const format = useFormat();
  const run = useExportRuns().find((run) => run.key === started?.key);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title(kinds[input.kind])}
      {...(input.kind !== "CUSTOMER" && { text: words.text })}
    >
      <Stack>
        <p>{words.lines[input.kind]}</p>
        {count !== undefined && <p className="muted">{words.rows(count, format.total(count))}</p>}
        {run && (
          <p role="status">
            <ExportState run={run} />
          </p>
        )}
        {run && <ExportError run={run} />}
        <div className={style.actions}>
          {run && (
            <ButtonLink look="quiet" to="/exports">
              {words.all}
            </ButtonLink>
          )}
          {run?.state === "running" ? (
            <Button onClick={() => cancelExport(run.key)}>{words.cancel}</Button>
          ) : (
            <Button onClick={onClose}>{close}</Button>
          )}
          {!run && (
            <Button look="primary" icon={Download} onClick={start}>
              {action}
            </Button>
          )}
          {run && run.state !== "running" && run.state !== "done" && (
            <Button look="primary" icon={Download} onClick={() => (run.url ? repeatDownload(run) : start())}>
              {words.retry}
            </Button>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
