import style from "./Field.module.css";
import type { FieldProps } from "./FieldFrame.tsx";
import { SavedMeanwhile } from "./SavedMeanwhile.tsx";

/** A checkbox of a form. Its value is true or false. */
export function CheckboxField({
  name,
  label,
  hint,
  defaultChecked = false,
}: FieldProps & { defaultChecked?: boolean }) {
  return (
    <label className={style.check}>
      <input type="checkbox" name={name} defaultChecked={defaultChecked} />
      <span>
        {label}
        {hint && <span className={style.hint}>{hint}</span>}
        <SavedMeanwhile name={name} />
      </span>
    </label>
  );
}
