import { Field as Base } from "@base-ui/react/field";
import type { ReactElement, ReactNode } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./Field.module.css";
import { SavedMeanwhile } from "./SavedMeanwhile.tsx";

export interface FieldProps {
  /** The field's name in the operation's input. */
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

export interface TextProps extends FieldProps {
  defaultValue?: string;
  type?: "text" | "tel" | "password" | "date" | "number";
  /**
   * Selects the keyboard of a phone. It is not `type`, as browsers refuse or rewrite addresses with letters such as é. The server
   * validates the value.
   */
  inputMode?: "email" | "url";
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
}

/** The frame of a field: its label, its hint and its error. */
export function FieldFrame({ name, label, hint, optional, children }: FieldProps & { children: ReactElement }) {
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

/** The error of a field: a text of the console for simple errors, otherwise the message of the server or the browser. */
function FieldError() {
  const words = useMessages(shared).field;
  return (
    <Base.Validity>
      {({ validity }) => {
        const own = validity.valueMissing && words.missing;
        return own ? <Base.Error className={style.error}>{own}</Base.Error> : <Base.Error className={style.error} />;
      }}
    </Base.Validity>
  );
}
