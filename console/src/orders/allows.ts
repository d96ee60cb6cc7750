/** Whether the state of an order or item and the viewer's role permit an action. */
export const allows = <Action>(
  { actions }: { actions: readonly { action: Action; allowed: boolean }[] },
  action: NoInfer<Action>,
) => actions.some((state) => state.action === action && state.allowed);
