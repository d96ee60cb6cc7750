import { Field as Base } from "@base-ui/react/field";
import style from "./Field.module.css";
import { FieldFrame, type TextProps } from "./FieldFrame.tsx";

/** Several lines of text. */
export function TextArea({ defaultValue = "", rows = 3, ...props }: TextProps & { rows?: number }) {
  const { placeholder, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <Base.Control
        className={style.area}
        required={!props.optional}
        {...{ defaultValue, placeholder, maxLength }}
        render={<textarea rows={rows} />}
      />
    </FieldFrame>
  );
}
