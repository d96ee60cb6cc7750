import { useAllowedDialog } from "../session/session.ts";
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

interface Props {
  order: OrderOfPage;
  search: OrderSearch;
  onClose: () => void;
}

/** The dialog that the address opens. */
export function OrderDialogs({ order, search, onClose }: Props) {
  const dialog = useAllowedDialog(search.dialog, permissions);
  switch (dialog) {
    case "refund":
      return <RefundDialog current={order} onClose={onClose} />;
    case "cancel":
    case "fail":
      return <ReasonDialog key={dialog} kind={dialog} current={order} onClose={onClose} />;
    case "deliver":
      return <DeliverDialog current={order} onClose={onClose} />;
    case "replace": {
      const item = order.items.find(({ id }) => id === search.row);
      return item ? <ReplaceDialog key={item.id} current={item} onClose={onClose} /> : null;
    }
    default:
      return null;
  }
}
