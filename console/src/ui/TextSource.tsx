import { FileUp, Undo2 } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLatest } from "../api/useLatest.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "./Button.tsx";
import { decodeText } from "./decodeText.ts";
import { sourceMessages } from "./sourceMessages.ts";
import style from "./TextSource.module.css";

interface Props {
  label: string;
  hint: string;
  dropHint: string;
  chooseFile: string;
  /** The error for a file with more than maxBytes. */
  tooLarge: string;
  /** The error for a file or a pasted text with characters that cannot be decoded. */
  notUtf8: string;
  maxBytes: number;
  accept: string;
  value: string;
  onChange: (text: string) => void;
  /** Shown beside the button that chooses a file. */
  children?: ReactNode;
}

/**
 * A field for a long text that is pasted, dropped as a file, or read from a chosen file. When a file replaces a text, that text can be
 * restored until the next change.
 */
export function TextSource(props: Props) {
  const { label, hint, dropHint, chooseFile, maxBytes, accept, value, onChange, children } = props;
  const words = useMessages(sourceMessages);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<"tooLarge" | "notUtf8">();
  // U+FFFD replaces a character that could not be decoded.
  const shown = fault ?? (value.includes("\ufffd") ? "notUtf8" : undefined);
  const [replaced, setReplaced] = useState("");
  const latest = useLatest(value);
  function change(text: string, before = "") {
    setFault(undefined);
    setReplaced(before);
    onChange(text);
  }
  async function read(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > maxBytes) return setFault("tooLarge");
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    if (text === null) return setFault("notUtf8");
    change(text, latest.current);
  }
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return; // the browser itself inserts a dropped text
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  }
  return (
    <div className={style.stack}>
      <label htmlFor={`${id}-text`} className={style.label}>
        {label}
      </label>
      <textarea
        id={`${id}-text`}
        className={style.text}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => change(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <p id={`${id}-hint`} className={style.hint}>
        {hint}
      </p>
      <div className={style.row}>
        <span className="muted">{dropHint}</span>
        <Button size="small" icon={FileUp} onClick={() => file.current?.click()}>
          {chooseFile}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = ""; // otherwise choosing the same file again would not fire a change event
          }}
        />
        {children}
      </div>
      {replaced.trim() !== "" && (
        <div role="status" className={style.row}>
          <span>{words.replaced}</span>
          <Button size="small" icon={Undo2} onClick={() => change(replaced)}>
            {words.bringBack}
          </Button>
        </div>
      )}
      {shown && (
        <p role="alert" className={style.bad}>
          {props[shown]}
        </p>
      )}
    </div>
  );
}
