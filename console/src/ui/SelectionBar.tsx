import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import style from "./SelectionBar.module.css";

/** The bar with the actions on the selected rows of a table. It is above the table, in the same card. */
export function SelectionBar({ text, onClear, children }: { text: string; onClear: () => void; children: ReactNode }) {
  const words = useMessages(shared).table;
  return (
    <div className={style.bar}>
      <Button size="small" look="quiet" icon={X} aria-label={words.unselect} onClick={onClear} />
      <strong aria-live="polite">{text}</strong>
      <div className={style.actions}>{children}</div>
    </div>
  );
}
