import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLatest } from "../api/useLatest.ts";
import style from "./SearchInput.module.css";

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

const pause = 250; // milliseconds without a key before the search starts

/** A search field. The search starts when typing pauses. The key / focuses the field. */
export function SearchInput({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const search = useLatest(onChange); // the latest one, as a filter may be chosen before the pause is over
  useEffect(() => {
    if (value === sent.current) return; // changed by this field, which may hold another space or word by now
    clearTimeout(timer.current);
    sent.current = value;
    setTyped(value); // changed by Back or a link
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text.trim();
      search.current(sent.current);
    }, pause);
  }
  return (
    <div className={style.search}>
      <Search size={15} aria-hidden="true" />
      <input
        type="search"
        data-shortcut="/"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
