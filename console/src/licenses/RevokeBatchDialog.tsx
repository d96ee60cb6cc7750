import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { RevokeBatchDocument } from "./batch.gql.ts";
import { messages } from "./messages.ts";

interface Props {
  ids: readonly string[];
  /** How many licenses are for sale and how many were sold, if that is known. */
  counts?: { free: number; sold: number };
  onClose: () => void;
}

/**
 * The dialog that revokes the licenses of one or several uploads for good: those for sale and, if chosen, those that were
 * sold.
 */
export function RevokeBatchDialog({ ids, counts, onClose }: Props) {
  const words = useMessages(messages).revoke;
  const format = useFormat();
  const key = useIdempotencyKey();
  const { mutateAsync: revoke } = useChange(RevokeBatchDocument);
  async function submit(reason: string, includeSold: boolean) {
    let revoked = 0;
    for (const batchId of ids) {
      const { revokeBatch } = await revoke({
        input: { batchId, reason, includeSold, idempotencyKey: `${key}-${batchId}` },
      });
      revoked += revokeBatch.revoked;
    }
    notify(words.done(revoked, format.count(revoked)));
    onClose();
  }
  const title = words.batches(ids.length);
  const free = counts ? ` ${words.free(format.count(counts.free))}` : "";
  return (
    <Dialog open onClose={onClose} title={title} text={words.batchText + free}>
      <Form
        danger
        submitLabel={title}
        onCancel={onClose}
        onSubmit={({ reason, includeSold }) => submit(String(reason ?? ""), includeSold === true)}
      >
        {counts?.sold !== 0 && (
          <CheckboxField
            name="includeSold"
            label={counts ? words.sold(format.count(counts.sold)) : words.anySold}
            hint={words.soldHint}
          />
        )}
        <TextArea name="reason" label={words.reason} hint={words.reasonHint} maxLength={500} />
      </Form>
    </Dialog>
  );
}
