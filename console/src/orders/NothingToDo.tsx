import type { OrderAction } from "../api/schema.gql.ts";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import form from "../ui/Form.module.css";
import type { OrderOfPage } from "./OrderPage.tsx";

interface Props {
  order: OrderOfPage;
  action: OrderAction;
  title: string;
  onClose: () => void;
}

/** The dialog of an action for which the order has no item, for example because another person has done it meanwhile. */
export function NothingToDo({ order, action, title, onClose }: Props) {
  const { close } = useMessages(shared);
  useErrorTexts();
  const refusal = order.actions.find((state) => state.action === action)?.refusal;
  return (
    <Dialog open onClose={onClose} title={title} text={refusal && refusalText(refusal)}>
      <div className={form.actions}>
        <Button onClick={onClose}>{close}</Button>
      </div>
    </Dialog>
  );
}
