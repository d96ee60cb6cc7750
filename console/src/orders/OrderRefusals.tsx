import type { OrderAction } from "../api/schema.gql.ts";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { Facts } from "../ui/Facts.tsx";
import style from "./OrderDetails.module.css";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";

const names = { DELIVER: "deliver", REFUND: "refund", CANCEL: "cancel", FAIL: "fail" } as const;

/** Why the other actions are not possible now. Actions that the role never may do are left out. */
export function OrderRefusals({ order }: { order: OrderOfPage }) {
  const words = useMessages(orderMessages);
  useErrorTexts();
  const mayWrite = useCan("ORDERS_WRITE");
  const mayRefund = useCan("ORDERS_REFUND");
  const mayEver = (action: OrderAction) => (action === "REFUND" ? mayRefund : mayWrite);
  const refused = order.actions.filter(({ action, allowed }) => !allowed && mayEver(action));
  if (refused.length === 0) return null;
  return (
    <details className={style.refusals}>
      <summary>{words.refusals}</summary>
      <Facts
        facts={refused.map(({ action, refusal }) => ({
          label: words.actions[names[action]],
          value: refusal && refusalText(refusal),
        }))}
      />
    </details>
  );
}
