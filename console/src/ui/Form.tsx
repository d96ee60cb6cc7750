import { Form as Base } from "@base-ui/react/form";
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, type FieldError, hasCode, isUndecided } from "../api/error.ts";
import { queryClient } from "../api/query.ts";
import { refusalText } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { sendingTexts } from "../messages/sending.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import { DialogForm, newContent } from "./dialogForm.ts";
import style from "./Form.module.css";
import { FormError } from "./FormError.tsx";
import { formName } from "./forms.ts";
import { notifyChangeFailure } from "./notices.ts";
import { SavedByOthers } from "./savedByOthers.ts";
import { useIsGone } from "./useIsGone.ts";
import { useUnloadWarning } from "./useUnloadWarning.ts";

/** What a form holds, by the names of its fields: texts, and whether checkboxes are checked. */
export type FormValues = Record<string, string | boolean | null>;

interface Props {
  /** Names the button by what it does, never OK. */
  submitLabel: string;
  danger?: boolean;
  disabled?: boolean;
  /** Throws an ApiError when the server refuses; the form then shows it beside the fields that it names. */
  onSubmit: (values: FormValues) => Promise<unknown>;
  onCancel?: () => void;
  /**
   * What is submitted twice is done twice, or is refused the second time without what it shows once: who had no response looks at the
   * list first. Else it is done once at most.
   */
  repeats?: boolean;
  /** Of useEdited. */
  savedByOthers?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const nothingSaved = {};
const slowAfter = 10_000; // milliseconds for which a form that is sending is not left, except by Back

/** A form whose fields are named like those of the operation's input, so that the server's errors find them. */
export function Form({ submitLabel, danger = false, disabled = false, savedByOthers = nothingSaved, ...props }: Props) {
  const { onSubmit, onCancel, repeats = false, children } = props;
  const words = useMessages(shared);
  const { slow } = useMessages(sendingTexts);
  const [busy, setBusy] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const alone = useRef(newContent());
  const dialogForm = useContext(DialogForm) ?? alone;
  const isGone = useIsGone();
  const [error, setError] = useState<ApiError | null>(null);
  const leave = useEffectEvent(() => {
    if (dialogForm.current.isSlow) notifyChangeFailure(submitLabel, new ApiError("TIMEOUT", ""));
    else if (isUndecided(error)) notifyChangeFailure(submitLabel, error);
    if (hasCode(error, "FORBIDDEN")) void queryClient.invalidateQueries(); // the role is another one by now: what it does not allow goes
  });
  useEffect(
    () => () => {
      leave();
      dialogForm.current = { ...dialogForm.current, isSending: false, isSlow: false, isTyped: false }; // what came of it stands in its place
    },
    [dialogForm],
  );
  useUnloadWarning(busy || isUndecided(error));
  const [others, setOthers] = useState<readonly FieldError[]>([]);
  const [fields, setFields] = useState<Record<string, string>>({});
  async function submit(form: HTMLFormElement, fields: FormValues) {
    const values = { ...fields, ...ownInputs(form) };
    setBusy(true);
    dialogForm.current.isSending = true;
    setError(null);
    setFields({});
    const timer = setTimeout(() => {
      setSlow(true);
      dialogForm.current.isSlow = true;
    }, slowAfter);
    try {
      await onSubmit(values);
      dialogForm.current.isTyped = false;
    } catch (cause) {
      const refused = cause instanceof ApiError ? cause : new ApiError("INTERNAL", String(cause));
      if (isGone.current) notifyChangeFailure(submitLabel, refused); // Back closed its dialog meanwhile
      setError(refused);
      if (repeats) {
        void queryClient.invalidateQueries(); // the lists then show what was done
        if (isUndecided(refused)) dialogForm.current.isTyped = false; // it is to be looked for there
      }
      setFields(fieldErrors(refused));
      setOthers(refused.fields.filter((field) => !form.elements.namedItem(formName(field))));
    } finally {
      clearTimeout(timer);
      setBusy(false);
      setSlow(false);
      dialogForm.current = { ...dialogForm.current, isSending: false, isSlow: false };
    }
  }
  return (
    <Base<FormValues>
      className={style.form}
      errors={fields}
      onInput={() => {
        dialogForm.current.isTyped = true;
      }}
      onFormSubmit={(values, { event }) => void submit(event.target as HTMLFormElement, values)}
    >
      <SavedByOthers value={savedByOthers}>{children}</SavedByOthers>
      {error && <FormError error={error} fields={others} repeats={repeats} />}
      {isSlow && <p role="status">{slow}</p>}
      <div className={style.actions}>
        {onCancel && (
          <Button disabled={busy && !isSlow} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" look={danger ? "danger" : "primary"} busy={busy} disabled={disabled}>
          {submitLabel}
        </Button>
      </div>
    </Base>
  );
}

/** Base UI knows the fields that it made; checkboxes and radio buttons are the browser's own. */
const ownInputs = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox][name], input[type=radio][name]:checked")].map(
      ({ name, type, value, checked }) => [name, type === "radio" ? value : checked],
    ),
  );

/** Why the server refused each field, by their names. */
export const fieldErrors = (error: ApiError) =>
  Object.fromEntries(error.fields.map((field) => [formName(field), refusalText(field)]));
