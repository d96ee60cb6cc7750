import { Field as Base } from "@base-ui/react/field";
import { useFormat } from "../session/useFormat.ts";
import style from "./Field.module.css";
import { FieldFrame, type TextProps } from "./FieldFrame.tsx";

/** An amount of money in the store's currency, of which `amount` is what stands there first. A comma is read as a point. */
export function MoneyField({ amount, ...props }: Omit<TextProps, "defaultValue"> & { amount?: string | undefined }) {
  const format = useFormat();
  const defaultValue = amount ? format.amount(amount) : "";
  const { placeholder = format.amount("0") } = props;
  return (
    <FieldFrame {...props}>
      <div className={style.money}>
        <Base.Control
          className={style.input}
          inputMode="decimal"
          autoComplete="off"
          required={!props.optional}
          {...{ defaultValue, placeholder }}
        />
        <span aria-hidden="true">{format.currency}</span>
      </div>
    </FieldFrame>
  );
}
