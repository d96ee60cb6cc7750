import { type ApiError, type FieldError, isOtherSession } from "../api/error.ts";
import { errorText, refusalText } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Elsewhere } from "../session/Elsewhere.tsx";
import { CopyId } from "./CopyId.tsx";
import style from "./FormError.module.css";
import { formName } from "./forms.ts";

interface Props {
  error: ApiError;
  /** The invalid fields that the form does not have. */
  fields?: readonly FieldError[];
  /** See Form. */
  repeats?: boolean;
}

/** The error of a form, with the request's id. */
export function FormError({ error, fields = error.fields, repeats = false }: Props) {
  const words = useMessages(shared).errors;
  if (isOtherSession(error)) return <Elsewhere />; // a dialog covers the same banner of the page
  return (
    <div role="alert" className={style.error}>
      <p>{error.code === "NETWORK" && repeats ? words.networkRepeats : formText(error, fields, words)}</p>
      {fields.length > 0 && (
        <ul>
          {fields.slice(0, 10).map((field) => (
            <li key={field.field}>
              <code>{formName(field)}</code> {refusalText(field)}
            </li>
          ))}
        </ul>
      )}
      {error.requestId && (
        <p className={style.requestId}>
          {words.requestId} <CopyId text={error.requestId} />
        </p>
      )}
    </div>
  );
}

function formText(error: ApiError, others: readonly FieldError[], words: { networkChange: string; marked: string }) {
  if (error.code === "NETWORK") return words.networkChange;
  if (error.code !== "INVALID_INPUT" || !error.refusal) return errorText(error);
  return others.length === 0 ? words.marked : refusalText(error.refusal);
}
