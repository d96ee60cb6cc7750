import { Ban, PackageCheck, Undo2, XCircle } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { canCancel, canFail, canRefund, deliverableItems } from "./actions.ts";
import { messages } from "./messages.ts";
import type { OrderOfPage } from "./OrderPage.tsx";
import type { OrderSearch } from "./search.ts";

/** What the order's state and the viewer's role permit. */
export function OrderActions({ order, onOpen }: { order: OrderOfPage; onOpen: (dialog: OrderSearch) => void }) {
  const words = useMessages(messages).actions;
  const mayWrite = useCan("ORDERS_WRITE");
  const mayRefund = useCan("ORDERS_REFUND");
  return (
    <>
      {mayWrite && canFail(order) && (
        <Button icon={XCircle} onClick={() => onOpen({ dialog: "fail" })}>
          {words.fail}
        </Button>
      )}
      {mayWrite && canCancel(order) && (
        <Button icon={Ban} onClick={() => onOpen({ dialog: "cancel" })}>
          {words.cancel}
        </Button>
      )}
      {mayRefund && canRefund(order) && !canCancel(order) && (
        <Button icon={Undo2} onClick={() => onOpen({ dialog: "refund" })}>
          {words.refund}
        </Button>
      )}
      {mayWrite && deliverableItems(order).length > 0 && (
        <Button look="primary" icon={PackageCheck} onClick={() => onOpen({ dialog: "deliver" })}>
          {words.deliver}
        </Button>
      )}
    </>
  );
}
