import { readPageAgain } from "../api/query.ts";
import { linkStore } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { storeMessages } from "../session/storeMessages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";

/** The dialog that links the person's account in another store, with the password of that account. */
export function LinkStoreDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(storeMessages);
  async function submit(values: FormValues) {
    const linked = await linkStore(textOf(values, "store"), textOf(values, "email"), String(values.password ?? ""));
    await readPageAgain();
    notify(words.added(linked.name));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.add} text={words.addText}>
      <Form submitLabel={words.addSubmit} onCancel={onClose} onSubmit={submit}>
        <TextField name="store" label={words.store} hint={words.storeHint} maxLength={64} />
        <TextField name="email" inputMode="email" label={words.email} maxLength={254} />
        <TextField name="password" type="password" label={words.password} />
      </Form>
    </Dialog>
  );
}
