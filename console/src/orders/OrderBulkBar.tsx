import { Ban, PackageCheck, Undo2 } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { addMoney, subtractMoney } from "../ui/format.ts";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { bulkMessages } from "./bulkMessages.ts";
import type { BulkKind } from "./OrderBulkDialog.tsx";
import type { Order } from "./useOrderColumns.tsx";

interface Props {
  orders: readonly Order[];
  onStart: (kind: BulkKind) => void;
  onClear: () => void;
}

/** The bar of actions on the selected orders. */
export function OrderBulkBar({ orders, onStart, onClear }: Props) {
  const words = useMessages(bulkMessages);
  const format = useFormat();
  const mayRefund = useCan("ORDERS_REFUND");
  return (
    <SelectionBar text={words.selected(orders.length, format.money(sumLeft(orders)))} onClear={onClear}>
      <Button size="small" icon={PackageCheck} onClick={() => onStart("deliver")}>
        {words.actions.deliver}
      </Button>
      <Button size="small" icon={Ban} onClick={() => onStart("cancel")}>
        {words.actions.cancel}
      </Button>
      {mayRefund && (
        <Button size="small" icon={Undo2} onClick={() => onStart("refund")}>
          {words.actions.refund}
        </Button>
      )}
    </SelectionBar>
  );
}

/** The sum of the orders' totals, less what was refunded. */
const sumLeft = (orders: readonly Order[]) =>
  orders.reduce((sum, { total, refundedAmount }) => addMoney(sum, subtractMoney(total, refundedAmount)), "0.00");
