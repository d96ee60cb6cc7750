import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { type AmountSearch, isAmount, typedAmount } from "./amounts.ts";
import style from "./FilterMenu.module.css";
import { FilterMenu } from "./FilterMenu.tsx";

/** A filter by amount, with a minimum and a maximum. */
export function AmountFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: AmountSearch;
  onChange: (amounts: AmountSearch) => void;
}) {
  const words = useMessages(shared).amount;
  const format = useFormat();
  const { min, max } = value;
  const text =
    min && max
      ? `${format.money(min)} – ${format.money(max)}`
      : min
        ? `≥ ${format.money(min)}`
        : max
          ? `≤ ${format.money(max)}`
          : "";
  return (
    <FilterMenu label={label} value={text} onClear={() => onChange({})}>
      <div className={style.pair}>
        <Amount
          label={words.min}
          value={min}
          onChange={(amount) => onChange({ ...(max && { max }), ...(amount && { min: amount }) })}
        />
        <Amount
          label={words.max}
          value={max}
          onChange={(amount) => onChange({ ...(min && { min }), ...(amount && { max: amount }) })}
        />
      </div>
    </FilterMenu>
  );
}

function Amount({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (amount: string) => void;
}) {
  const format = useFormat();
  const shown = value ? format.amount(value) : "";
  const [typed, setTyped] = useState(shown);
  const amount = typedAmount(typed);
  const valid = amount === "" || isAmount(amount);
  const take = () => valid && typed !== shown && onChange(amount);
  return (
    <label>
      {label}
      <input
        inputMode="decimal"
        value={typed}
        aria-invalid={!valid}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === "Enter" && take()}
      />
    </label>
  );
}
