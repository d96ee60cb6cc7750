import { Field as Base } from "@base-ui/react/field";
import { useFormat } from "../session/useFormat.ts";
import style from "./Field.module.css";
import { FieldFrame, type TextProps } from "./FieldFrame.tsx";

interface Props extends Omit<TextProps, "defaultValue"> {
  /** The initial value. */
  amount?: string | undefined;
  /** Whether the amount may be negative: a phone's keyboard for decimals may have no minus. */
  signed?: boolean;
}

/** The field of an amount in the store's currency. It accepts a decimal comma. */
export function MoneyField({ amount, signed = false, ...props }: Props) {
  const format = useFormat();
  const defaultValue = amount ? format.amount(amount) : "";
  const { placeholder = format.amount("0") } = props;
  return (
    <FieldFrame {...props}>
      <div className={style.money}>
        <Base.Control
          className={style.input}
          inputMode={signed ? "text" : "decimal"}
          autoComplete="off"
          required={!props.optional}
          {...{ defaultValue, placeholder }}
        />
        <span aria-hidden="true">{format.currency}</span>
      </div>
    </FieldFrame>
  );
}
