import { useState } from "react";
import style from "./FilterMenu.module.css";
import { FilterMenu } from "./FilterMenu.tsx";
import { RadioOptions } from "./RadioOptions.tsx";
import { useDebounced } from "./useDebounced.ts";

interface Entity {
  id: string;
  name: string;
}

/** Returns the chosen id of a filter as a list, for the query by which a page reads the names of chosen things. */
export const idsOf = (chosen: string | undefined) => (chosen ? [chosen] : []);

/** Returns the chosen row, if it was read. While a new row is being read, the result may still hold the previous one. */
export const chosenOf = <Row extends { id: string }>(
  read: { edges: readonly { node: Row }[] } | undefined,
  chosen: string | undefined,
) => read?.edges.find(({ node }) => node.id === chosen)?.node;

/** Whether a text is long enough to search for it. */
export const isLongEnough = (text: string) => text.length >= 2;

interface Props {
  label: string;
  searchLabel: string;
  chosen: string | undefined;
  /** The name of the chosen thing, once it is read. The page reads the names for all its filters together. */
  name: string | undefined;
  onChange: (id: string | undefined) => void;
  /** Returns the things that match the typed text. It is a hook, called while the filter is open. */
  useFound: (text: string) => readonly Entity[];
}

/** A filter by one of many things of the store, with a search. */
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
