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

/** The values of a form by the names of its fields: texts, and booleans for checkboxes. */
export type FormValues = Record<string, string | boolean | null>;

interface Props {
  /** The label of the button: a verb, never OK. */
  submitLabel: string;
  danger?: boolean;
  disabled?: boolean;
  /**
   * Sends the values. It throws an ApiError when the server refuses them; the form then shows it beside the fields that it
   * names.
   */
  onSubmit: (values: FormValues) => Promise<unknown>;
  onCancel?: () => void;
  /**
   * Whether a second submit would repeat the change, or would be refused without the secret that the first one returned. After a lost
   * response, the form then tells the person to look at the list first. Without `repeats`, a change is made once at most.
   */
  repeats?: boolean;
  /** See useEdited. */
  savedByOthers?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const nothingSaved = {};
const slowAfter = 10_000; // milliseconds after which a form that is sending can be left by other ways than Back

/** A form whose fields have the names of the operation's input, so that the server's errors appear beside them. */
export function Form({ submitLabel, danger = false, disabled = false, savedByOthers = nothingSaved, ...props }: Props) {
  const { onSubmit, onCancel, repeats = false, children } = props;
  const words = useMessages(shared);
  const { slow } = useMessages(sendingTexts);
  const [busy, setBusy] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const ownContent = useRef(newContent());
  const dialogForm = useContext(DialogForm) ?? ownContent;
  const isGone = useIsGone();
  const [error, setError] = useState<ApiError | null>(null);
  const leave = useEffectEvent(() => {
    if (dialogForm.current.isSlow) notifyChangeFailure(submitLabel, new ApiError("TIMEOUT", ""));
    else if (isUndecided(error)) notifyChangeFailure(submitLabel, error);
    // The role has changed: the page must hide what it does not allow any more.
    if (hasCode(error, "FORBIDDEN")) void queryClient.invalidateQueries();
  });
  useEffect(
    () => () => {
      leave();
      // The result, such as a token, replaces the form.
      dialogForm.current = { ...dialogForm.current, isSending: false, isSlow: false, isTyped: false };
    },
    [dialogForm],
  );
  useUnloadWarning(busy || isUndecided(error));
  const [otherErrors, setOtherErrors] = useState<readonly FieldError[]>([]);
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
      if (isGone.current) notifyChangeFailure(submitLabel, refused); // Back has closed its dialog meanwhile
      setError(refused);
      // After FORBIDDEN, the page is read again when the form is left: that may close its dialog, with what was typed.
      if (repeats && !hasCode(refused, "FORBIDDEN")) {
        void queryClient.invalidateQueries(); // the lists must show whether the change was made
        // The dialog can be closed without a question, to look at the list.
        if (isUndecided(refused)) dialogForm.current.isTyped = false;
      }
      setFields(fieldErrors(refused));
      setOtherErrors(refused.fields.filter((field) => !form.elements.namedItem(formName(field))));
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
      {error && <FormError error={error} fields={otherErrors} repeats={repeats} />}
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

/** Returns the values of checkboxes and radio buttons. They are native inputs, which Base UI does not include in its values. */
const ownInputs = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox][name], input[type=radio][name]:checked")].map(
      ({ name, type, value, checked }) => [name, type === "radio" ? value : checked],
    ),
  );

/** Returns the texts of the refusals by the names of their fields. */
export const fieldErrors = (error: ApiError) =>
  Object.fromEntries(error.fields.map((field) => [formName(field), refusalText(field)]));
