import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { useSentOrders } from "../session/useSentOrders.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import style from "../ui/Form.module.css";
import { leave } from "./leave.ts";
import { signOutMessages } from "./signOutMessages.ts";

/** Asks before a sign-out that forgets orders whose outcome is unknown. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const words = useMessages(signOutMessages);
  const format = useFormat();
  const { sent } = useSentOrders();
  const amounts = format.list(sent.map(({ input }) => format.money(input.expectedTotal ?? "0.00")));
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text(sent.length, amounts)}>
      <div className={style.actions}>
        <Button onClick={onClose}>{words.stay}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            void leave();
          }}
        >
          {words.signOut}
        </Button>
      </div>
    </Dialog>
  );
}
