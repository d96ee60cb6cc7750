import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import form from "../ui/Form.module.css";
import type { OrderOfPage } from "./OrderPage.tsx";

interface Props<Action> {
  about: { actions: readonly { action: Action; refusal?: Refusal | null }[] };
  action: NoInfer<Action>;
  title: string;
  onClose: () => void;
}

type Refusal = NonNullable<OrderOfPage["actions"][number]["refusal"]>;

/** The dialog of an action that an order or item does not allow, for example because another person has done it meanwhile. */
export function NothingToDo<Action>({ about, action, title, onClose }: Props<Action>) {
  const { close } = useMessages(shared);
  useErrorTexts();
  const refusal = about.actions.find((state) => state.action === action)?.refusal;
  return (
    <Dialog open onClose={onClose} title={title} text={refusal && refusalText(refusal)}>
      <div className={form.actions}>
        <Button onClick={onClose}>{close}</Button>
      </div>
    </Dialog>
  );
}
