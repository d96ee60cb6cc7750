import { useState } from "react";
import style from "./FilterMenu.module.css";
import { FilterMenu } from "./FilterMenu.tsx";
import { RadioOptions } from "./RadioOptions.tsx";
import { useDebounced } from "./useDebounced.ts";

interface Entity {
  id: string;
  name: string;
}

/** The ids that a page asks for the name of what a filter has chosen, if anything. */
export const idsOf = (chosen: string | undefined) => (chosen ? [chosen] : []);

/** The chosen row, when it is the one that was read: while another one is read, the result of before stays. */
export const chosenOf = <Row extends { id: string }>(
  read: { edges: readonly { node: Row }[] } | undefined,
  chosen: string | undefined,
) => read?.edges.find(({ node }) => node.id === chosen)?.node;

/** From how many characters on something is looked for. */
export const isLongEnough = (text: string) => text.length >= 2;

interface Props {
  label: string;
  searchLabel: string;
  chosen: string | undefined;
  /** Of the chosen one, once it is read: the page asks for the names of all its filters together. */
  name: string | undefined;
  onChange: (id: string | undefined) => void;
  /** Those that fit what was typed. A hook: it is called while the filter is open. */
  useFound: (text: string) => readonly Entity[];
}

/** A filter by one of many things of the store, found by typing. */
export function EntityFilter(props: Props) {
  const { label, chosen, name = "…", onChange } = props;
  return (
    <FilterMenu label={label} value={chosen ? name : ""} onClear={() => onChange(undefined)}>
      <Search {...props} />
    </FilterMenu>
  );
}

function Search({ label, searchLabel, chosen, name, onChange, useFound }: Props) {
  const [text, setText] = useState("");
  const found = useFound(useDebounced(text.trim()));
  const isOffered = !chosen || !name || found.some(({ id }) => id === chosen);
  return (
    <>
      <input
        className={style.input}
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <RadioOptions
        label={label}
        options={isOffered ? found : [{ id: chosen, name }, ...found]}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  );
}
