import type { OrderItemAction } from "../api/schema.gql.ts";

/** Whether the state of an item and the viewer's role permit an action. */
export const allows = (
  item: { actions: readonly { action: OrderItemAction; allowed: boolean }[] },
  action: OrderItemAction,
) => item.actions.some((state) => state.action === action && state.allowed);
