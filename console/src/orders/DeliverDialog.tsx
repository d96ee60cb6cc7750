import { useState } from "react";
import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { useAsSent } from "../ui/useAsSent.ts";
import { allows } from "./allows.ts";
import { DeliverItemsDocument } from "./change.gql.ts";
import { NothingToDo } from "./NothingToDo.tsx";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

interface Props {
  /** The order as the page shows it now. */
  current: OrderOfPage;
  onClose: () => void;
}

/** The dialog that marks items as delivered by hand. */
export function DeliverDialog({ current, onClose }: Props) {
  const words = useMessages(orderMessages);
  const [order, send] = useAsSent(current);
  const key = useIdempotencyKey();
  const { mutateAsync: deliver } = useChange(DeliverItemsDocument);
  const items = order.items.filter((item) => allows(item, "DELIVER"));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(items.map(({ id }) => id)));
  const selected = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  async function submit() {
    await send(() => deliver({ input: { orderId: order.id, items: selected, idempotencyKey: key } }));
    notify(words.deliver.done(selected.length));
    onClose();
  }
  if (items.length === 0) {
    return <NothingToDo about={order} action="DELIVER" title={words.deliver.title} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={words.deliver.title} text={words.deliver.text}>
      <Form submitLabel={words.deliver.submit} disabled={selected.length === 0} onCancel={onClose} onSubmit={submit}>
        <CheckList
          label={words.items}
          options={items.map(({ id, productName, sku }) => ({ id, label: productName, detail: sku }))}
          chosen={chosen}
          onChange={setChosen}
        />
      </Form>
    </Dialog>
  );
}
