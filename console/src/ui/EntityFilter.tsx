import { useState } from "react";
import style from "./FilterMenu.module.css";
import { FilterMenu } from "./FilterMenu.tsx";
import { RadioOptions } from "./RadioOptions.tsx";
import { useDebounced } from "./useDebounced.ts";

export interface Entity {
  id: string;
  name: string;
}

/** The conditions, one of which what a filter offers must meet: to fit what was typed, from two characters on, or to be chosen. */
export function offered<Fits>(text: string, chosen: string | undefined, ...fits: Fits[]): (Fits | { id: string })[] {
  return [...(text.length >= 2 ? fits : []), ...(chosen ? [{ id: chosen }] : [])];
}

interface Props {
  label: string;
  searchLabel: string;
  chosen: string | undefined;
  onChange: (id: string | undefined) => void;
  /** The name of the chosen one, and those that fit what was typed. A hook: it is called while the filter is shown. */
  useEntities: (text: string, chosen: string | undefined) => { chosen: Entity | undefined; found: readonly Entity[] };
}

/** A filter by one of many things of the store, found by typing. */
export function EntityFilter({ label, searchLabel, chosen, onChange, useEntities }: Props) {
  const [text, setText] = useState("");
  const entities = useEntities(useDebounced(text.trim()), chosen);
  const shown = chosen ? (entities.chosen?.name ?? "…") : "";
  return (
    <FilterMenu label={label} value={shown} onClear={() => onChange(undefined)}>
      <input
        className={style.input}
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <RadioOptions label={label} options={entities.found} chosen={chosen} onChange={onChange} />
    </FilterMenu>
  );
}
