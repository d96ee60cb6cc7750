import { Upload } from "lucide-react";
import { useState } from "react";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Counts } from "../ui/Counts.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import style from "./ImportPage.module.css";
import type { ImportResult } from "./importFile.ts";
import { messages } from "./messages.ts";

type Change = ImportResult["changes"][number];
type Wrong = ImportResult["errors"][number];

const step = 100; // rows shown at first, and added by each press of the button

/** The changes of an import, and the errors in its file. */
export function ImportPreview(props: { title?: string; result: ImportResult; onApply?: () => void }) {
  const { result, onApply } = props;
  const words = useMessages(messages);
  const format = useFormat();
  const changed = result.created + result.updated;
  const isWrong = result.errors.length > 0;
  const counts = [
    { label: words.counts.lines, n: result.lines },
    { label: words.counts.created, n: result.created },
    { label: words.counts.updated, n: result.updated },
    { label: words.counts.unchanged, n: result.unchanged },
    { label: words.counts.errors, n: result.errors.length, bad: true },
  ];
  return (
    <>
      <Card title={props.title ?? words.preview}>
        <div className={style.stack} role="status">
          <Counts counts={counts} />
          {isWrong && <p className={style.bad}>{words.errorsText}</p>}
          {!isWrong && changed === 0 && <p>{result.lines > 0 ? words.nothing : words.noLines}</p>}
        </div>
        {onApply && !isWrong && changed > 0 && (
          <div className={style.submit}>
            <Button look="primary" icon={Upload} onClick={onApply}>
              {words.apply(changed, format.count(changed))}
            </Button>
          </div>
        )}
      </Card>
      {isWrong && <Errors errors={result.errors} />}
      {result.changes.length > 0 && <Changes changes={result.changes} />}
    </>
  );
}

function Errors({ errors }: { errors: readonly Wrong[] }) {
  useErrorTexts();
  const { columns: names, wholeLine, errors: title, counts } = useMessages(messages);
  const columns: Column<Wrong>[] = [
    { id: "line", header: names.line, cell: ({ line }) => line },
    { id: "column", header: names.column, cell: ({ column }) => (column ? <code>{column}</code> : wholeLine) },
    { id: "message", header: names.message, cell: (wrong) => <span className={style.wrap}>{refusalText(wrong)}</span> },
  ];
  return <Rows name="import-errors" label={counts.errors} title={title} columns={columns} rows={errors} />;
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const words = useMessages(messages);
  const names = words.columns;
  const columns: Column<Change>[] = [
    {
      id: "what",
      header: names.what,
      cell: ({ subject, key, action }) => (
        <span className={style.wrap}>
          {words.subjects[subject]} <code>{key}</code>{" "}
          {action === "CREATE" && <Badge tone="good">{words.actions.CREATE}</Badge>}
        </span>
      ),
    },
    { id: "change", header: names.change, cell: ({ fields }) => <Fields fields={fields} /> },
    { id: "line", header: names.line, align: "end", cell: ({ line }) => line, wide: true },
  ];
  return <Rows name="import-changes" label={names.change} title={words.changes} columns={columns} rows={changes} />;
}

function Fields({ fields }: { fields: Change["fields"] }) {
  const words = useMessages(messages);
  const shown = (value: string) => (value === "" ? <span className="muted">{words.empty}</span> : value);
  return (
    <ul className={style.fields}>
      {fields.map(({ column, before, after }) => (
        <li key={column}>
          <code>{column}</code>{" "}
          {before !== null && (
            <>
              <del>{shown(before)}</del> <span aria-hidden="true">→</span>{" "}
            </>
          )}
          <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** The first rows of a long table, and a button that shows more. */
function Rows<Row>(props: {
  name: string;
  label: string;
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[];
}) {
  const { name, label, title, columns, rows } = props;
  const words = useMessages(messages);
  const format = useFormat();
  const [shown, setShown] = useState(step);
  const left = rows.length - shown;
  const numbered = rows.slice(0, shown).map((row, index) => ({ row, index }));
  return (
    <Card title={title} flush>
      <Table
        name={name}
        label={label}
        columns={columns.map((column) => ({ ...column, cell: ({ row }: { row: Row }) => column.cell(row) }))}
        rows={numbered}
        rowKey={({ index }) => String(index)}
        empty={null}
      />
      {left > 0 && (
        <div className={style.more}>
          <Button size="small" onClick={() => setShown(shown + step)}>
            {words.more(format.count(Math.min(left, step)))}
          </Button>
        </div>
      )}
    </Card>
  );
}
