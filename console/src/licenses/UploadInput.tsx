import { FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { messages } from "./messages.ts";
import { type LineFormat, lineFormats } from "./parse.ts";
import style from "./Upload.module.css";

const maxFile = 45_000_000; // bytes: 10,000 licenses of the largest size

interface Props {
  text: string;
  onText: (text: string) => void;
  format: LineFormat | undefined;
  found: LineFormat;
  onFormat: (format: LineFormat | undefined) => void;
}

/** Where keys are pasted, or a file with them is dropped. */
export function UploadInput({ text, onText, format, found, onFormat }: Props) {
  const words = useMessages(messages);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  async function read(chosen: File | undefined) {
    if (!chosen) return;
    setTooLarge(chosen.size > maxFile);
    if (chosen.size <= maxFile) onText(await chosen.text());
  }
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return; // a dropped text is put in by the browser
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  }
  return (
    <Card title={words.steps.keys}>
      <div className={style.stack}>
        <label htmlFor={`${id}-keys`} className={style.label}>
          {words.keys}
        </label>
        <textarea
          id={`${id}-keys`}
          className={style.keys}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          wrap="off"
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        />
        <p id={`${id}-hint`} className={style.hint}>
          {words.keysHint}
        </p>
        <div className={style.row}>
          <span className="muted">{words.dropHint}</span>
          <Button size="small" icon={FileUp} onClick={() => file.current?.click()}>
            {words.chooseFile}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".txt,.csv,.tsv,text/plain,text/csv"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = ""; // the same file can be chosen again
            }}
          />
          <label className={style.format}>
            {words.format}
            <select
              value={format ?? ""}
              onChange={(event) => onFormat(lineFormats.find((name) => name === event.target.value))}
            >
              <option value="">{words.formats.found(words.formats[found])}</option>
              {lineFormats.map((name) => (
                <option key={name} value={name}>
                  {words.formats[name]}
                </option>
              ))}
            </select>
          </label>
        </div>
        {tooLarge && (
          <p role="alert" className={style.bad}>
            {words.fileTooLarge}
          </p>
        )}
      </div>
    </Card>
  );
}
