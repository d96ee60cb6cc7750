import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { useAsSent } from "../ui/useAsSent.ts";
import { allows } from "./allows.ts";
import { CancelOrderDocument, FailOrderDocument } from "./change.gql.ts";
import { NothingToDo } from "./NothingToDo.tsx";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

interface Props {
  kind: "cancel" | "fail";
  /** The order as the page shows it now. */
  current: OrderOfPage;
  onClose: () => void;
}

/** The dialog that cancels an order, or marks it as failed. */
export function ReasonDialog({ kind, current, onClose }: Props) {
  const words = useMessages(orderMessages);
  const [order, send] = useAsSent(current);
  const key = useIdempotencyKey();
  const { mutateAsync: cancel } = useChange(CancelOrderDocument);
  const { mutateAsync: fail } = useChange(FailOrderDocument);
  async function submit(reason: string) {
    const input = { id: order.id, reason, idempotencyKey: key };
    await send(() => (kind === "cancel" ? cancel({ input }) : fail({ input })));
    notify(words[kind].done(order.number));
    onClose();
  }
  const title = words[kind].title(order.number);
  const action = kind === "cancel" ? "CANCEL" : "FAIL";
  if (!allows(order, action)) return <NothingToDo about={order} action={action} title={title} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title} text={words[kind].text}>
      <Form danger submitLabel={words[kind].submit} onSubmit={({ reason }) => submit(String(reason ?? ""))}>
        <TextArea name="reason" label={words.reasonLabel} hint={words.reasonHint} optional maxLength={500} />
      </Form>
    </Dialog>
  );
}
