import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { ReplaceItemDocument } from "./change.gql.ts";
import type { ItemOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

/** The dialog that gives the customer another key for an item under warranty. */
export function ReplaceDialog({ item, onClose }: { item: ItemOfPage; onClose: () => void }) {
  const words = useMessages(orderMessages);
  const key = useIdempotencyKey();
  const { mutateAsync: replace } = useChange(ReplaceItemDocument);
  async function submit(reason: string) {
    await replace({ input: { itemId: item.id, reason, idempotencyKey: key } });
    notify(words.replace.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={`${words.replace.title} ${item.sku}`} text={words.replace.text}>
      <Form
        danger
        submitLabel={words.replace.submit}
        onCancel={onClose}
        onSubmit={({ reason }) => submit(String(reason ?? ""))}
      >
        <TextArea name="reason" label={words.reasonLabel} hint={words.reasonHint} optional maxLength={500} />
      </Form>
    </Dialog>
  );
}
