import { Field as Base } from "@base-ui/react/field";
import { type ReactElement, type ReactNode, useContext } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import style from "./Field.module.css";
import { SavedByOthers } from "./useEdited.ts";

interface Props {
  /** As the operation's input calls it. */
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

interface TextProps extends Props {
  defaultValue?: string;
  type?: "text" | "email" | "tel" | "password" | "date" | "url" | "number";
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
}

/** What someone else saved in a field meanwhile, if they did. */
export function SavedMeanwhile({ name }: { name: string }) {
  const words = useMessages(shared).field;
  const saved = useContext(SavedByOthers)[name];
  if (saved === undefined) return null;
  return <span className={style.saved}>{words.savedMeanwhile(saved || words.nothing)}</span>;
}

/** What is wrong with a field: in our words where they are simple, else in those of the server or the browser. */
function FieldError() {
  const words = useMessages(shared).field;
  return (
    <Base.Validity>
      {({ validity }) => {
        const own = validity.valueMissing ? words.missing : validity.typeMismatch ? words.malformed : "";
        return own ? <Base.Error className={style.error}>{own}</Base.Error> : <Base.Error className={style.error} />;
      }}
    </Base.Validity>
  );
}

function Frame({ name, label, hint, optional, children }: Props & { children: ReactElement }) {
  const words = useMessages(shared).field;
  return (
    <Base.Root name={name} className={style.field}>
      <Base.Label className={style.label}>
        {label}
        {optional && <span className={style.optional}>{words.optional}</span>}
      </Base.Label>
      {children}
      {hint && <Base.Description className={style.hint}>{hint}</Base.Description>}
      <SavedMeanwhile name={name} />
      <FieldError />
    </Base.Root>
  );
}

/** A line of text. */
export function TextField({ type = "text", defaultValue = "", autoComplete = "off", ...props }: TextProps) {
  const { placeholder, maxLength } = props;
  return (
    <Frame {...props}>
      <Base.Control
        className={style.input}
        type={type}
        required={!props.optional}
        {...{ defaultValue, placeholder, autoComplete, maxLength }}
      />
    </Frame>
  );
}

/** Several lines of text. */
export function TextArea({ defaultValue = "", rows = 3, ...props }: TextProps & { rows?: number }) {
  const { placeholder, maxLength } = props;
  return (
    <Frame {...props}>
      <Base.Control
        className={style.area}
        required={!props.optional}
        {...{ defaultValue, placeholder, maxLength }}
        render={<textarea rows={rows} />}
      />
    </Frame>
  );
}

/** An amount of money in the store's currency, of which `amount` is what stands there first. A comma is read as a point. */
export function MoneyField({ amount, ...props }: Omit<TextProps, "defaultValue"> & { amount?: string | undefined }) {
  const format = useFormat();
  const defaultValue = amount ? format.amount(amount) : "";
  const { placeholder = format.amount("0") } = props;
  return (
    <Frame {...props}>
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
    </Frame>
  );
}

/** One of several. The browser's own list: it works with every keyboard, phone and screen reader. */
export function SelectField<Value extends string>({
  options,
  defaultValue = "",
  choice,
  ...props
}: Props & {
  defaultValue?: string;
  options: readonly { value: Value; label: string }[];
  /** For a choice that is in force at once, without a form, and that may change elsewhere. */
  choice?: { value: Value; onChange: (value: Value) => void };
}) {
  return (
    <Frame {...props}>
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
    </Frame>
  );
}

/** Yes or no: true or false in the form's values. */
export function CheckboxField({ name, label, hint, defaultChecked = false }: Props & { defaultChecked?: boolean }) {
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
