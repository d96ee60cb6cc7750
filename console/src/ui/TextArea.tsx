import { Field as Base } from "@base-ui/react/field";
import style from "./Field.module.css";
import { FieldFrame, type TextProps } from "./FieldFrame.tsx";

/** A field for several lines of text. */
export function TextArea({
  defaultValue = "",
  rows = 3,
  onType,
  ...props
}: TextProps & { rows?: number; onType?: (text: string) => void }) {
  const { placeholder, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <Base.Control
        className={style.area}
        required={!props.optional}
        {...{ defaultValue, placeholder, maxLength, ...(onType && { onValueChange: onType }) }}
        render={<textarea rows={rows} />}
      />
    </FieldFrame>
  );
}
