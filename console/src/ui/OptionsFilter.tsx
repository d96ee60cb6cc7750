import { useFormat } from "../session/useFormat.ts";
import style from "./FilterMenu.module.css";
import { FilterMenu } from "./FilterMenu.tsx";

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Whether at most one value can be chosen. */
  single?: boolean;
}

/** A filter with a few values, of which one or several can be chosen. */
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
