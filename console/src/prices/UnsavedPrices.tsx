import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { notify } from "../ui/notices.ts";
import { type Cell, cellsOfOthers, type Draft, isSavable, maxPrices, wrongCells } from "./draft.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";
import { unsavedMessages } from "./unsavedMessages.ts";

interface Props {
  draft: Draft;
  /** All there are, once they are known. */
  tiers: readonly { id: string }[] | undefined;
  undo: (() => void) | undefined;
  onLeaveOut: (cells: readonly Cell[]) => void;
  onDiscard: () => void;
  onReview: () => void;
}

/**
 * How many prices are changed and not saved, which of them are wrong, and what can be done. Those of a tier that was deleted
 * are left out: they have no column any more.
 */
export function UnsavedPrices({ draft, tiers, undo, onLeaveOut, onDiscard, onReview }: Props) {
  const words = useMessages(unsavedMessages);
  const { cell } = useMessages(messages);
  const format = useFormat();
  const namesOf = (cells: readonly Cell[]) => format.list(cells.slice(0, 8).map(({ sku, tier }) => cell(sku, tier)));
  const cells = Object.values(draft);
  const deleted = tiers ? cellsOfOthers(draft, tiers) : [];
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
