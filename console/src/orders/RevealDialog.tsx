import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { TextField } from "../ui/TextField.tsx";
import { orderMessages } from "./orderMessages.ts";

interface Props {
  sku: string;
  onReveal: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** The dialog that asks for the reason to reveal a license. */
export function RevealDialog({ sku, onReveal, onClose }: Props) {
  const words = useMessages(orderMessages);
  return (
    <Dialog open onClose={onClose} title={`${words.actions.reveal} ${sku}`} text={words.reveal.audited}>
      <Form
        submitLabel={words.actions.reveal}
        onCancel={onClose}
        onSubmit={({ reason }) => onReveal(String(reason ?? ""))}
      >
        <TextField name="reason" label={words.reasonLabel} hint={words.reveal.reasonHint} maxLength={500} />
      </Form>
    </Dialog>
  );
}
