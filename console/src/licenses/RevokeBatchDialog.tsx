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

/** Takes the licenses of an upload out of use for good: those for sale and, if chosen, those that were sold. */
export function RevokeBatchDialog(props: { id: string; free: number; sold: number; onClose: () => void }) {
  const { id, free, sold, onClose } = props;
  const words = useMessages(messages).revoke;
  const format = useFormat();
  const key = useIdempotencyKey();
  const { mutateAsync: revoke } = useChange(RevokeBatchDocument);
  async function submit(reason: string, includeSold: boolean) {
    const { revokeBatch } = await revoke({ input: { batchId: id, reason, includeSold, idempotencyKey: key } });
    notify(words.done(revokeBatch.revoked, format.count(revokeBatch.revoked)));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.batch} text={`${words.batchText} ${words.free(format.count(free))}`}>
      <Form
        danger
        submitLabel={words.batch}
        onCancel={onClose}
        onSubmit={({ reason, includeSold }) => submit(String(reason ?? ""), includeSold === true)}
      >
        {sold > 0 && <CheckboxField name="includeSold" label={words.sold(format.count(sold))} hint={words.soldHint} />}
        <TextArea name="reason" label={words.reason} hint={words.reasonHint} maxLength={500} />
      </Form>
    </Dialog>
  );
}
