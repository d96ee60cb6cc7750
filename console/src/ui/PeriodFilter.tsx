import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Days } from "./Days.tsx";
import style from "./FilterMenu.module.css";
import { FilterMenu } from "./FilterMenu.tsx";
import { type PeriodSearch, presets } from "./period.ts";

interface Props {
  label: string;
  value: PeriodSearch;
  /** The period of the rows or figures, if it is not the chosen one. */
  shown?: PeriodSearch;
  onChange: (period: PeriodSearch) => void;
}

/** A filter by days in the store's time zone: a preset, or a first and a last day. */
export function PeriodFilter({ label, value, shown = value, onChange }: Props) {
  const words = useMessages(shared).period;
  const format = useFormat();
  return (
    <FilterMenu label={label} value={useWords(shown)} onClear={() => onChange({})}>
      {presets.map((preset) => (
        <label key={preset} className={style.option}>
          <input
            type="radio"
            name="period"
            checked={value.period === preset}
            onChange={() => onChange({ period: preset })}
          />
          {words.presets[preset]}
        </label>
      ))}
      <div className={style.rule} />
      <Days value={value} onChange={onChange} />
      <p className={style.zone}>{words.zone(format.timezone)}</p>
    </FilterMenu>
  );
}

function useWords(value: PeriodSearch): string {
  const words = useMessages(shared).period;
  const format = useFormat();
  if (value.period) return words.presets[value.period];
  if (value.from && value.to) return `${format.calendarDay(value.from)} – ${format.calendarDay(value.to)}`;
  if (value.from) return words.since(format.calendarDay(value.from));
  return value.to ? words.until(format.calendarDay(value.to)) : "";
}
