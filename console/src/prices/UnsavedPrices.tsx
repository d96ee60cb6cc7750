import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { queryClient, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { notify } from "../ui/notices.ts";
import { KnownTiersDocument } from "./changes.gql.ts";
import { type Cell, cellsOfOthers, type Draft, isSavable, maxPrices, wrongCells } from "./draft.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";
import { unsavedMessages } from "./unsavedMessages.ts";

interface Props {
  draft: Draft;
  /** Those that the grid shows, once they are known. */
  tiers: readonly { id: string }[] | undefined;
  undo: (() => void) | undefined;
  onLeaveOut: (cells: readonly Cell[]) => void;
  onDiscard: () => void;
  onReview: () => void;
}

/**
 * How many prices are changed and not saved, which of them are wrong, and what can be done. Those of a tier that was deleted
 * are left out: they have no column any more, and no save takes them.
 */
export function UnsavedPrices({ draft, tiers, undo, onLeaveOut, onDiscard, onReview }: Props) {
  const words = useMessages(unsavedMessages);
  const { cell } = useMessages(messages);
  const format = useFormat();
  const namesOf = (cells: readonly Cell[]) => format.list(cells.slice(0, 8).map(({ sku, tier }) => cell(sku, tier)));
  const cells = Object.values(draft);
  const deleted = useCellsOfDeletedTiers(draft, tiers);
  const leaveOut = useEffectEvent(() => {
    onLeaveOut(deleted);
    notify(words.tierDeleted(namesOf(deleted)), "bad");
  });
  useEffect(() => {
    if (deleted.length > 0) leaveOut();
  }, [deleted.length]);
  const undoButton = undo && (
    <Button size="small" icon={Undo2} onClick={undo}>
      {words.undo}
    </Button>
  );
  if (cells.length === 0) {
    return (
      undo && (
        <div className={style.unsaved}>
          <p role="status">{words.undone}</p>
          {undoButton}
        </div>
      )
    );
  }
  const wrong = wrongCells(draft);
  return (
    <div className={style.unsaved}>
      <div role="status">
        <p>{words.changes(cells.length, format.count(cells.length))}</p>
        {wrong.length > 0 && <p className={style.bad}>{words.wrong(namesOf(wrong))}</p>}
        {cells.length > maxPrices && <p className={style.bad}>{words.tooMany}</p>}
      </div>
      {undoButton}
      <Button size="small" onClick={onDiscard}>
        {words.discard}
      </Button>
      <Button size="small" look="primary" disabled={!isSavable(draft)} onClick={onReview}>
        {words.review}
      </Button>
    </div>
  );
}

const tiersOfRequest = 100; // the most of one page of the API

/**
 * The changed cells whose tier was deleted. A grid that does not show their tier may be older than it: the server is asked for just
 * these, and the grid is read again when it still has one.
 */
function useCellsOfDeletedTiers(draft: Draft, shown: readonly { id: string }[] | undefined) {
  const hidden = shown ? cellsOfOthers(draft, shown) : [];
  const ids = [...new Set(hidden.map(({ tierId }) => tierId))].sort().slice(0, tiersOfRequest);
  const { data, isPlaceholderData } = useRead(KnownTiersDocument, { ids }, { enabled: ids.length > 0 });
  const known = data && !isPlaceholderData ? new Set(data.priceTiers.edges.map(({ node }) => node.id)) : undefined;
  const isOlder = known !== undefined && ids.some((id) => known.has(id));
  useEffect(() => {
    if (isOlder) void queryClient.invalidateQueries();
  }, [isOlder]);
  return known ? hidden.filter(({ tierId }) => ids.includes(tierId) && !known.has(tierId)) : [];
}
