import { useEffect, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { isDay } from "./calendar.ts";
import style from "./FilterMenu.module.css";
import type { PeriodSearch } from "./period.ts";

interface Props {
  value: PeriodSearch;
  onChange: (period: PeriodSearch) => void;
}

/** The fields for a first and a last day. */
export function Days({ value, onChange }: Props) {
  const words = useMessages(shared).period;
  const change = (days: PeriodSearch) => {
    const { from = value.from, to = value.to } = days;
    onChange({ ...(from && { from }), ...(to && { to }) });
  };
  return (
    <div className={style.pair}>
      <Day label={words.from} value={value.from} max={value.to} onChange={(from) => change({ from })} />
      <Day label={words.to} value={value.to} min={value.from} onChange={(to) => change({ to })} />
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** A field for a day. While the year is being typed, onChange is not called. */
function Day({ label, value = "", min, max, onChange }: DayProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]); // after a change of the address
  const type = (day: string) => {
    setTyped(day);
    if (day === "" || isDay(day)) onChange(day);
  };
  return (
    <label>
      {label}
      <input type="date" value={typed} min={min} max={max} onChange={(event) => type(event.target.value)} />
    </label>
  );
}
