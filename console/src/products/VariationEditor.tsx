import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ApiError } from "../api/error.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { fieldErrors } from "../ui/Form.tsx";
import { FormError } from "../ui/FormError.tsx";
import { notify, notifyChangeFailure } from "../ui/notices.ts";
import { useEdited } from "../ui/useEdited.ts";
import { useIsGone } from "../ui/useIsGone.ts";
import { useUnloadWarning } from "../ui/useUnloadWarning.ts";
import type { VariationOfPage } from "./ProductPage.tsx";
import style from "./ProductVariations.module.css";
import { productMessages } from "./productMessages.ts";
import type { useVariationSave } from "./useVariationSave.ts";
import { changeOf, checked, fieldText, sentOf, type VariationField } from "./variationFields.ts";

interface Props {
  variation: VariationOfPage;
  field: VariationField;
  /** The accessible name of the field. */
  name: string;
  onSave: ReturnType<typeof useVariationSave>;
  /** Called when the value was saved or the field left, with whether the field had the focus. */
  onClose: (hasFocus: boolean) => void;
}

const maxLengths = { sku: 100, price: 20, durationDays: 10, lowStockThreshold: 10, dependsOnStock: 0 } as const;

/** The field of a cell. Enter saves, and so does leaving the field when its value has changed. Escape discards the change. */
export function VariationEditor({ variation, field, name, onSave, onClose }: Props) {
  const words = useMessages(productMessages);
  const { yes, no, nothing, savedMeanwhile } = useMessages(shared).field;
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const text = (row: VariationOfPage) => fieldText(row, field, format);
  const edited = useEdited(variation, (row) => ({
    [field]: field === "dependsOnStock" ? (row.dependsOnStock ? yes : no) : text(row),
  }));
  const { opened, savedByOthers } = edited;
  const [typed, setTyped] = useState(text(opened));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const refused = useRef<string>(undefined);
  const isClosed = useRef(false);
  const isGone = useIsGone();
  useUnloadWarning(typed !== text(opened));
  useEffect(() => {
    input.current?.focus();
    if (input.current?.type === "text") input.current.select();
  }, []);
  function close() {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose(document.activeElement === input.current);
  }
  async function submit() {
    if (isSaving) return;
    if (typed === text(savedByOthers[field] === undefined ? opened : variation)) return close();
    setSaving(true);
    setError(null);
    try {
      const change = changeOf(field, typed, words.wholeNumber);
      const isSame = (row: VariationOfPage) => text(row) === text(opened);
      const saved = onSave({ change, version: edited.version, isSame });
      await edited.save(saved, words.variations.stale, sentOf(field, change));
      notify(words.variations.saved);
      close();
    } catch (cause) {
      if (isGone.current) return notifyChangeFailure(name, cause); // the page was left during the save
      refused.current = typed;
      setError(cause instanceof ApiError ? cause : new ApiError("INTERNAL", String(cause)));
    } finally {
      setSaving(false);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") void submit();
    else if (event.key === "Escape" && !isSaving) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onBlur() {
    // The window lost the focus, and the field keeps it for its return.
    const isWindowBlur = document.activeElement === input.current;
    if (!isWindowBlur && !isClosed.current && typed !== refused.current) void submit();
  }
  const reason = error && fieldErrors(error)[field];
  const meanwhile = savedByOthers[field];
  const common = {
    ref: input,
    "aria-label": name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? id : undefined,
    "aria-busy": isSaving || undefined,
    onKeyDown,
    onBlur,
  };
  return (
    <div className={style.editor}>
      {field === "dependsOnStock" ? (
        <label>
          <input
            {...common}
            type="checkbox"
            checked={typed === checked}
            onChange={(event) => setTyped(event.target.checked ? checked : "")}
          />{" "}
          {words.form.depends}
        </label>
      ) : (
        <input
          {...common}
          type="text"
          className={style.field}
          autoComplete="off"
          inputMode={field === "sku" ? "text" : field === "price" ? "decimal" : "numeric"}
          maxLength={maxLengths[field]}
          readOnly={isSaving}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {error && (
        <div id={id} className={style.refused}>
          {reason ? <p role="alert">{reason}</p> : <FormError error={error} fields={[]} />}
        </div>
      )}
      {meanwhile !== undefined && <p className={style.meanwhile}>{savedMeanwhile(meanwhile || nothing)}</p>}
    </div>
  );
}
