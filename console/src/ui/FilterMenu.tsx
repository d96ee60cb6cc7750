import { Popover } from "@base-ui/react/popover";
import { ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./FilterMenu.module.css";

interface Props {
  label: string;
  /** What is chosen, in words; empty when the filter is off. */
  value: string;
  onClear: () => void;
  children: ReactNode;
}

/** One filter of a list: a button that says what is chosen, and opens what can be. */
export function FilterMenu({ label, value, onClear, children }: Props) {
  const words = useMessages(shared).filters;
  return (
    <Popover.Root>
      <span className={style.filter} data-on={value ? "" : undefined}>
        <Popover.Trigger className={style.trigger}>
          {label}
          {value && <strong>{value}</strong>}
          <ChevronDown size={13} aria-hidden="true" />
        </Popover.Trigger>
        {value && (
          <button type="button" className={style.clear} aria-label={words.remove(label)} onClick={onClear}>
            <X size={13} aria-hidden="true" />
          </button>
        )}
      </span>
      <Popover.Portal>
        <Popover.Positioner className={style.positioner} align="start" sideOffset={6}>
          <Popover.Popup className={style.popup} aria-label={label}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
