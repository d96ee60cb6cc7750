import style from "./CheckList.module.css";
import { SavedMeanwhile } from "./SavedMeanwhile.tsx";

interface Props {
  /** The field's name in the operation's input, for a form that shows what others saved. */
  name?: string;
  label: string;
  options: readonly { id: string; label: string; detail?: string; end?: string }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A list of checkboxes, to choose several of a few things, such as the items of an order. */
export function CheckList({ name, label, options, chosen, onChange }: Props) {
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={style.list}>
      <legend>{label}</legend>
      {options.map(({ id, label: option, detail, end }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.has(id)} onChange={(event) => choose(id, event.target.checked)} />
          <span>
            {option}
            {detail && <code>{detail}</code>}
          </span>
          {end && <span className="numeric">{end}</span>}
        </label>
      ))}
      {name && <SavedMeanwhile name={name} />}
    </fieldset>
  );
}
