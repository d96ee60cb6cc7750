import { useEffect } from "react";
import { useMessages } from "../messages/messages.ts";
import { keptDrafts } from "../session/forgetDrafts.ts";
import { useFormat } from "../session/useFormat.ts";
import { sentOrders, useSentOrders } from "../session/useSentOrders.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import style from "../ui/Form.module.css";
import { leave, wouldWarn } from "./leave.ts";
import { signOutMessages } from "./signOutMessages.ts";

/** Asks before a sign-out that would lose orders with an unknown outcome, or input. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const words = useMessages(signOutMessages);
  const format = useFormat();
  const { sent } = useSentOrders();
  const isTyped = keptDrafts().some((name) => name !== sentOrders) || wouldWarn();
  const isPointless = !isTyped && sent.length === 0; // the outcomes of all sent orders are known by now
  useEffect(() => {
    if (isPointless) onClose();
  });
  if (isPointless) return null;
  const amounts = format.list(sent.map(({ input }) => format.money(input.expectedTotal ?? "0.00")));
  const reasons = [sent.length > 0 && words.orders(sent.length, amounts), isTyped && words.typed].filter(Boolean);
  return (
    <Dialog open onClose={onClose} title={words.title} text={reasons.join(" ")}>
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
