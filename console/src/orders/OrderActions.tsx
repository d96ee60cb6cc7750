import { Ban, type LucideIcon, PackageCheck, Undo2, XCircle } from "lucide-react";
import type { OrderAction } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { allows } from "./allows.ts";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";
import type { OrderDialog } from "./search.ts";

type Dialog = "fail" | "cancel" | "refund" | "deliver";

/** The main action is last. */
const actions: readonly { action: OrderAction; dialog: Dialog; icon: LucideIcon }[] = [
  { action: "FAIL", dialog: "fail", icon: XCircle },
  { action: "CANCEL", dialog: "cancel", icon: Ban },
  { action: "REFUND", dialog: "refund", icon: Undo2 },
  { action: "DELIVER", dialog: "deliver", icon: PackageCheck },
];

/** The actions that are possible on the order now. OrderRefusals says why others are not. */
export function OrderActions({ order, onOpen }: { order: OrderOfPage; onOpen: (dialog: OrderDialog) => void }) {
  const words = useMessages(orderMessages).actions;
  const possible = actions.filter(({ action }) => allows(order, action));
  return possible.map(({ action, dialog, icon }) => (
    <Button
      key={action}
      look={action === "DELIVER" ? "primary" : "secondary"}
      icon={icon}
      onClick={() => onOpen(dialog)}
    >
      {words[dialog]}
    </Button>
  ));
}
