import { Undo2 } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { type Draft, isSavable, maxPrices, namesOf, wrongCells } from "./draft.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";

interface Props {
  draft: Draft;
  undo: (() => void) | undefined;
  onDiscard: () => void;
  onReview: () => void;
}

/** How many prices are changed and not saved, which of them are wrong, and what can be done. */
export function UnsavedPrices({ draft, undo, onDiscard, onReview }: Props) {
  const words = useMessages(messages);
  const format = useFormat();
  const cells = Object.values(draft);
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
        {wrong.length > 0 && <p className={style.bad}>{words.wrong(namesOf(wrong, words, format))}</p>}
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
