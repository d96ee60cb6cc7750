import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "../ui/Button.tsx";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { bulkMessages } from "./bulkMessages.ts";
import type { BulkStep } from "./ProductBulkDialog.tsx";

interface Props {
  count: number;
  onStart: (step: BulkStep) => void;
  onClear: () => void;
}

/** The bar of actions on the selected products. */
export function ProductBulkBar({ count, onStart, onClear }: Props) {
  const { actions } = useMessages(bulkMessages);
  const { table } = useMessages(shared);
  return (
    <SelectionBar text={table.selected(count)} onClear={onClear}>
      <Button size="small" onClick={() => onStart("publish")}>
        {actions.publish}
      </Button>
      <Button size="small" onClick={() => onStart("withdraw")}>
        {actions.withdraw}
      </Button>
      <Button size="small" onClick={() => onStart("archive")}>
        {actions.archive}
      </Button>
    </SelectionBar>
  );
}
