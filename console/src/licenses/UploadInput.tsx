import { useMessages } from "../messages/messages.ts";
import { Card } from "../ui/Card.tsx";
import { TextSource } from "../ui/TextSource.tsx";
import { type LineFormat, lineFormats } from "./parse.ts";
import style from "./Upload.module.css";
import { uploadMessages } from "./uploadMessages.ts";

const maxFile = 45_000_000; // bytes: 10,000 licenses of the largest size

interface Props {
  text: string;
  onText: (text: string) => void;
  format: LineFormat | undefined;
  found: LineFormat;
  onFormat: (format: LineFormat | undefined) => void;
}

/** The field into which keys are pasted, or onto which a file with keys is dropped. */
export function UploadInput({ text, onText, format, found, onFormat }: Props) {
  const words = useMessages(uploadMessages);
  return (
    <Card title={words.steps.keys}>
      <TextSource
        label={words.keys}
        hint={words.keysHint}
        dropHint={words.dropHint}
        chooseFile={words.chooseFile}
        tooLarge={words.fileTooLarge}
        notUtf8={words.notUtf8}
        accept=".txt,.csv,.tsv,text/plain,text/csv"
        maxBytes={maxFile}
        value={text}
        onChange={onText}
      >
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
      </TextSource>
    </Card>
  );
}
