import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import style from "./TextSource.module.css";

interface Props {
  label: string;
  hint: string;
  dropHint: string;
  chooseFile: string;
  /** Stands there when a file has more than maxBytes. */
  tooLarge: string;
  maxBytes: number;
  accept: string;
  value: string;
  onChange: (text: string) => void;
  /** Beside the button that chooses a file. */
  children?: ReactNode;
}

/** A long text that is pasted, dropped as a file, or read from a file that is chosen. */
export function TextSource(props: Props) {
  const { label, hint, dropHint, chooseFile, tooLarge, maxBytes, accept, value, onChange, children } = props;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  async function read(chosen: File | undefined) {
    if (!chosen) return;
    setIsTooLarge(chosen.size > maxBytes);
    if (chosen.size <= maxBytes) onChange(await chosen.text());
  }
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return; // a dropped text is put in by the browser
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
        onChange={(event) => onChange(event.target.value)}
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
            event.target.value = ""; // the same file can be chosen again
          }}
        />
        {children}
      </div>
      {isTooLarge && (
        <p role="alert" className={style.bad}>
          {tooLarge}
        </p>
      )}
    </div>
  );
}
