import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { queryClient, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { notify } from "../ui/notices.ts";
import { KnownTiersDocument } from "./changes.gql.ts";
import { type Cell, cellsOfOthers, type Draft, invalidCells, isSavable, maxPrices } from "./draft.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";
import { unsavedMessages } from "./unsavedMessages.ts";

interface Props {
  draft: Draft;
  /** The tiers that the grid shows, once they are read. */
  tiers: readonly { id: string }[] | undefined;
  undo: (() => void) | undefined;
  onLeaveOut: (cells: readonly Cell[]) => void;
  onDiscard: () => void;
  onReview: () => void;
}

/**
 * Says how many changed prices are not saved and which of them are invalid, with buttons to undo, discard and review them. Changes of
 * a deleted tier are removed, because they have no column, and the server would refuse them.
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
  const invalid = invalidCells(draft);
  return (
    <div className={style.unsaved}>
      <div role="status">
        <p>{words.changes(cells.length, format.count(cells.length))}</p>
        {invalid.length > 0 && <p className={style.bad}>{words.wrong(namesOf(invalid))}</p>}
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

const maxPage = 100; // the largest page of the API

/**
 * Returns the changed cells whose tier was deleted. A tier that the grid does not show may also be newer than the grid. So the
 * server is queried for these tiers, and the grid is read again when one of them exists.
 */
function useCellsOfDeletedTiers(draft: Draft, shown: readonly { id: string }[] | undefined) {
  const hidden = shown ? cellsOfOthers(draft, shown) : [];
  const ids = [...new Set(hidden.map(({ tierId }) => tierId))].sort().slice(0, maxPage);
  const { data, isPlaceholderData } = useRead(KnownTiersDocument, { ids }, { enabled: ids.length > 0 });
  const known = data && !isPlaceholderData ? new Set(data.priceTiers.edges.map(({ node }) => node.id)) : undefined;
  const isOlder = known !== undefined && ids.some((id) => known.has(id));
  useEffect(() => {
    if (isOlder) void queryClient.invalidateQueries();
  }, [isOlder]);
  return known ? hidden.filter(({ tierId }) => ids.includes(tierId) && !known.has(tierId)) : [];
}
