import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "../ui/Button.tsx";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { bulkMessages } from "./bulkMessages.ts";
import type { BulkKind } from "./CustomerBulkDialog.tsx";

interface Props {
  count: number;
  onStart: (kind: BulkKind) => void;
  onClear: () => void;
}

/** The bar of actions on the selected customers. */
export function CustomerBulkBar({ count, onStart, onClear }: Props) {
  const { actions } = useMessages(bulkMessages);
  const { table } = useMessages(shared);
  return (
    <SelectionBar text={table.selected(count)} onClear={onClear}>
      <Button size="small" onClick={() => onStart("tier")}>
        {actions.tier}
      </Button>
      <Button size="small" onClick={() => onStart("block")}>
        {actions.block}
      </Button>
      <Button size="small" onClick={() => onStart("unblock")}>
        {actions.unblock}
      </Button>
    </SelectionBar>
  );
}
