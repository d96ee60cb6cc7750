import { Field as Base } from "@base-ui/react/field";
import style from "./Field.module.css";
import { FieldFrame, type TextProps } from "./FieldFrame.tsx";

/** A field for a line of text. */
export function TextField({ type = "text", defaultValue = "", autoComplete = "off", ...props }: TextProps) {
  const { placeholder, maxLength, inputMode } = props;
  return (
    <FieldFrame {...props}>
      <Base.Control
        className={style.input}
        type={type}
        required={!props.optional}
        {...(inputMode && { inputMode, autoCapitalize: "none", spellCheck: false })}
        {...{ defaultValue, placeholder, autoComplete, maxLength }}
      />
    </FieldFrame>
  );
}
