import { ChevronDown, X } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./FilterMenu.module.css";
import { usePopup } from "./usePopup.ts";

const load = () => import("./FilterPopup.tsx");
const FilterPopup = lazy(() => load().then((module) => ({ default: module.FilterPopup })));

interface Props {
  label: string;
  /** The text of the choice; empty when the filter is off. */
  value: string;
  onClear: () => void;
  children: ReactNode;
}

/** A filter of a list: a button that shows the choice and opens a popup with the options. */
export function FilterMenu({ label, value, onClear, children }: Props) {
  const words = useMessages(shared).filters;
  const { button, popup } = usePopup(load);
  return (
    <>
      <span className={style.filter} data-on={value ? "" : undefined}>
        <button type="button" className={style.trigger} aria-haspopup="dialog" {...button}>
          {label}
          {value && <strong>{value}</strong>}
          <ChevronDown size={13} aria-hidden="true" />
        </button>
        {value && (
          <button type="button" className={style.clear} aria-label={words.remove(label)} onClick={onClear}>
            <X size={13} aria-hidden="true" />
          </button>
        )}
      </span>
      <Suspense fallback={null}>
        {popup && (
          <FilterPopup label={label} {...popup}>
            {children}
          </FilterPopup>
        )}
      </Suspense>
    </>
  );
}
