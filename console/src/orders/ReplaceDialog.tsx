import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { useAsSent } from "../ui/useAsSent.ts";
import { allows } from "./allows.ts";
import { ReplaceItemDocument } from "./change.gql.ts";
import { NothingToDo } from "./NothingToDo.tsx";
import type { ItemOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

interface Props {
  /** The item as the page shows it now. */
  current: ItemOfPage;
  onClose: () => void;
}

/** The dialog that gives the customer another key for an item under warranty. */
export function ReplaceDialog({ current, onClose }: Props) {
  const words = useMessages(orderMessages);
  const [item, send] = useAsSent(current);
  const key = useIdempotencyKey();
  const { mutateAsync: replace } = useChange(ReplaceItemDocument);
  async function submit(reason: string) {
    await send(() => replace({ input: { itemId: item.id, reason, idempotencyKey: key } }));
    notify(words.replace.done);
    onClose();
  }
  const title = `${words.replace.title} ${item.sku}`;
  if (!allows(item, "REPLACE")) return <NothingToDo about={item} action="REPLACE" title={title} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title} text={words.replace.text}>
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
