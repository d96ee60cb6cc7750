import { type KeyboardEvent, useRef, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import type { VariationOfPage } from "./ProductPage.tsx";
import style from "./ProductVariations.module.css";
import { productMessages } from "./productMessages.ts";
import type { useVariationSave } from "./useVariationSave.ts";
import { VariationEditor } from "./VariationEditor.tsx";
import type { VariationField } from "./variationFields.ts";

interface Props {
  variation: VariationOfPage;
  field: VariationField;
  /** The label of the column. */
  label: string;
  /** The formatted value. */
  shown: string;
  /** The row and the column, such as "0 2". */
  place: string;
  /**
   * Whether the cell can be opened. An open cell stays open when this becomes false, so that it keeps its input and shows the
   * refusal.
   */
  mayChange: boolean;
  onSave: ReturnType<typeof useVariationSave>;
}

/** A value in the table. A click, Enter or F2 turns it into a field. The arrow keys move the focus to the cells around it. */
export function VariationCell({ variation, field, label, shown, place, mayChange, onSave }: Props) {
  const words = useMessages(productMessages).variations;
  const [isEdited, setEdited] = useState(false);
  const returnsFocus = useRef(false); // whether the button gets the focus when the field closes
  const name = `${label} ${variation.sku}`;
  if (isEdited) {
    const close = (hasFocus: boolean) => {
      returnsFocus.current = hasFocus;
      setEdited(false);
    };
    return <VariationEditor {...{ variation, field, name, onSave }} onClose={close} />;
  }
  if (!mayChange) return shown;
  return (
    <button
      type="button"
      className={style.value}
      data-place={place}
      aria-label={`${name}: ${shown}`}
      title={words.editCell}
      onClick={() => setEdited(true)}
      onKeyDown={(event) => {
        if (event.key === "F2") setEdited(true);
        else move(event);
      }}
      ref={(button) => {
        if (!button || !returnsFocus.current) return;
        returnsFocus.current = false;
        button.focus();
      }}
    >
      {shown}
    </button>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function move(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const [row = 0, column = 0] = (event.currentTarget.dataset.place ?? "").split(" ").map(Number);
  const place = `${row + step[0]} ${column + step[1]}`;
  const next = event.currentTarget.closest("table")?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
