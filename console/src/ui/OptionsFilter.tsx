import { useFormat } from "../session/useFormat.ts";
import style from "./FilterMenu.module.css";
import { FilterMenu } from "./FilterMenu.tsx";

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** One at most. */
  single?: boolean;
}

/** A filter by one or several of a few values. */
export function OptionsFilter<Value extends string>({
  label,
  options,
  chosen,
  onChange,
  single = false,
}: Props<Value>) {
  const format = useFormat();
  const names = options.filter((o) => chosen.includes(o.value)).map((o) => o.label);
  const choose = (value: Value, on: boolean) => {
    const rest = single ? [] : chosen.filter((v) => v !== value);
    const next = on ? [...rest, value] : rest;
    onChange(options.map((o) => o.value).filter((v) => next.includes(v)));
  };
  return (
    <FilterMenu label={label} value={format.list(names)} onClear={() => onChange([])}>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className={style.option}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) => choose(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </FilterMenu>
  );
}
