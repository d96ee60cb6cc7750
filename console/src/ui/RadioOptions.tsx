import style from "./FilterMenu.module.css";

interface Props {
  label: string;
  options: readonly { id: string; name: string }[];
  chosen: string | undefined;
  onChange: (id: string) => void;
}

/** The options of a filter, of which one can be chosen. */
export function RadioOptions({ label, options, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className={style.option}>
          <input type="radio" name={label} checked={id === chosen} onChange={() => onChange(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
