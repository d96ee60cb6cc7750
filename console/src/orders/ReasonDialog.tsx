import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { CancelOrderDocument, FailOrderDocument } from "./change.gql.ts";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

/** The dialog that cancels an order, or marks it as failed. */
export function ReasonDialog(props: { kind: "cancel" | "fail"; order: OrderOfPage; onClose: () => void }) {
  const { kind, order, onClose } = props;
  const words = useMessages(orderMessages);
  const key = useIdempotencyKey();
  const { mutateAsync: cancel } = useChange(CancelOrderDocument);
  const { mutateAsync: fail } = useChange(FailOrderDocument);
  async function submit(reason: string) {
    const input = { id: order.id, reason, idempotencyKey: key };
    await (kind === "cancel" ? cancel({ input }) : fail({ input }));
    notify(words[kind].done(order.number));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words[kind].title(order.number)} text={words[kind].text}>
      <Form danger submitLabel={words[kind].submit} onSubmit={({ reason }) => submit(String(reason ?? ""))}>
        <TextArea name="reason" label={words.reasonLabel} hint={words.reasonHint} optional maxLength={500} />
      </Form>
    </Dialog>
  );
}
