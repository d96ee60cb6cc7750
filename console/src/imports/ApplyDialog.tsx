import { hasCode } from "../api/error.ts";
import { readPageAgain } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { type ImportKind, type ImportResult, importFile } from "./importFile.ts";
import { messages } from "./messages.ts";

interface Props {
  kind: ImportKind;
  csv: string;
  preview: ImportResult;
  idempotencyKey: string;
  onClose: () => void;
  /** Called when data has changed since the preview, so that nothing was imported. */
  onStale: () => void;
  onDone: (result: ImportResult) => void;
}

/** The dialog that imports the file that was previewed. It is imported once, however often it is sent. */
export function ApplyDialog({ kind, csv, preview, idempotencyKey, onClose, onStale, onDone }: Props) {
  const words = useMessages(messages);
  const format = useFormat();
  const { created, updated, digest } = preview;
  async function submit() {
    const input = { csv, dryRun: false, expectedDigest: digest, idempotencyKey };
    const result = await importFile(kind, input).catch((error) => {
      if (!hasCode(error, "STALE")) throw error;
    });
    if (!result) return onStale();
    await readPageAgain();
    // The response to a retry has no changes. Those of the preview are the same, as they are of the same file.
    onDone(result.changes.length > 0 ? result : { ...result, changes: preview.changes });
  }
  return (
    <Dialog open onClose={onClose} title={words.confirm} text={words.confirmText}>
      <Form
        submitLabel={words.apply(created + updated, format.count(created + updated))}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Facts
          facts={[
            { label: words.kinds.label, value: words.kinds[kind] },
            { label: words.counts.created, value: format.count(created) },
            { label: words.counts.updated, value: format.count(updated) },
          ]}
        />
      </Form>
    </Dialog>
  );
}
