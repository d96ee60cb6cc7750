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
  /** Of its column. */
  label: string;
  /** How people read the value. */
  shown: string;
  /** Row and column. */
  place: string;
  /** Whether it can be opened. One that is open stays, with what was typed, and says why it is refused. */
  mayChange: boolean;
  onSave: ReturnType<typeof useVariationSave>;
}

/** A value in the table, which becomes a field by a click, Enter or F2. Arrow keys go to the cells around it. */
export function VariationCell({ variation, field, label, shown, place, mayChange, onSave }: Props) {
  const words = useMessages(productMessages).variations;
  const [isEdited, setEdited] = useState(false);
  const returns = useRef(false); // the focus, to the button
  const name = `${label} ${variation.sku}`;
  if (isEdited) {
    const close = (hasFocus: boolean) => {
      returns.current = hasFocus;
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
        if (!button || !returns.current) return;
        returns.current = false;
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
