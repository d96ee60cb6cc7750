import { useAllowedDialog } from "../session/session.ts";
import { useAsOpened } from "../ui/useAsOpened.ts";
import {
  CancelOrderPermissions,
  DeliverItemsPermissions,
  FailOrderPermissions,
  RefundOrderPermissions,
  ReplaceItemPermissions,
} from "./change.gql.ts";
import { DeliverDialog } from "./DeliverDialog.tsx";
import type { OrderOfPage } from "./OrderPage.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import { ReplaceDialog } from "./ReplaceDialog.tsx";
import type { OrderSearch } from "./search.ts";

const permissions = {
  refund: RefundOrderPermissions,
  cancel: CancelOrderPermissions,
  fail: FailOrderPermissions,
  deliver: DeliverItemsPermissions,
  replace: ReplaceItemPermissions,
};

/** The dialog that the address opens. */
export function OrderDialogs(props: { order: OrderOfPage; search: OrderSearch; onClose: () => void }) {
  const { search, onClose } = props;
  const dialog = useAllowedDialog(search.dialog, permissions);
  // The order when the dialog opened: when a response is lost, the page soon shows the change, but the form must send the same again.
  const order = useAsOpened(search, props.order);
  if (!order) return null;
  switch (dialog) {
    case "refund":
      return <RefundDialog current={props.order} onClose={onClose} />;
    case "cancel":
    case "fail":
      return <ReasonDialog kind={dialog} order={order} onClose={onClose} />;
    case "deliver":
      return <DeliverDialog current={props.order} onClose={onClose} />;
    case "replace": {
      const item = order.items.find(({ id }) => id === search.row);
      return item ? <ReplaceDialog key={item.id} item={item} onClose={onClose} /> : null;
    }
    default:
      return null;
  }
}
