import { Field as Base } from "@base-ui/react/field";
import style from "./Field.module.css";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

/** A native select: it works with every keyboard, phone and screen reader. */
export function SelectField<Value extends string>({
  options,
  defaultValue = "",
  choice,
  ...props
}: FieldProps & {
  defaultValue?: string;
  options: readonly { value: Value; label: string }[];
  /** Makes it a controlled field, for a choice that takes effect at once, without a form, and that may change elsewhere. */
  choice?: { value: Value; onChange: (value: Value) => void };
}) {
  return (
    <FieldFrame {...props}>
      <Base.Control
        className={style.select}
        {...(choice
          ? { value: choice.value, onValueChange: (value: string) => choice.onChange(value as Value) }
          : { defaultValue })}
        render={<select />}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Base.Control>
    </FieldFrame>
  );
}
