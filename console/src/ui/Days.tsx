import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./FilterMenu.module.css";
import type { PeriodSearch } from "./period.ts";

interface Props {
  value: PeriodSearch;
  onChange: (period: PeriodSearch) => void;
}

/** A first and a last day. */
export function Days({ value, onChange }: Props) {
  const words = useMessages(shared).period;
  const change = (days: PeriodSearch) => {
    const { from = value.from, to = value.to } = days;
    onChange({ ...(from && { from }), ...(to && { to }) });
  };
  return (
    <div className={style.pair}>
      <label>
        {words.from}
        <input type="date" value={value.from ?? ""} max={value.to} onChange={(e) => change({ from: e.target.value })} />
      </label>
      <label>
        {words.to}
        <input type="date" value={value.to ?? ""} min={value.from} onChange={(e) => change({ to: e.target.value })} />
      </label>
    </div>
  );
}
