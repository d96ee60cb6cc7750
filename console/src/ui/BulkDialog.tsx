import { type ReactNode, useState } from "react";
import { ApiError, mayBeDone, type Refusal } from "../api/error.ts";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Dialog } from "./Dialog.tsx";
import { Facts } from "./Facts.tsx";
import { Form, type FormValues } from "./Form.tsx";
import { notify } from "./notices.ts";
import { useIsGone } from "./useIsGone.ts";

interface Props<Row> {
  title: string;
  text: string;
  /** The rows to change, as they were when the dialog was opened. */
  rows: readonly Row[];
  /** What names a row, and what is said of it until it is refused. */
  factOf: (row: Row) => { label: string; value: ReactNode };
  danger?: boolean;
  /** Of Form. */
  repeats?: boolean;
  /** Whether the change has an idempotency key: what is refused when it is sent again was not done before either. */
  keyed?: boolean;
  submitLabel: (left: readonly Row[]) => string;
  /** Changes the rows with these ids, and says of each why it was refused, if it was. */
  change: (ids: string[], values: FormValues) => Promise<readonly { id: string; refusal: Refusal | null }[]>;
  doneText: (n: number) => string;
  failedText: (n: number) => string;
  /** The code of the refusals after which nothing is left to do for a row, and what is said when that is so for all that are left. */
  over?: { code: string; text: string };
  /** The ids of the rows that were changed. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
  /** The form's fields. */
  children?: ReactNode;
}

/** How many of the rows that were refused a notice names. */
const mostNames = 5;

/**
 * Changes several rows. Those that are refused stay in the dialog, each with the reason; when it was left, a notice says so. Only
 * those for which something is left to do are sent again. A row whose response was lost is not said to be refused: it may have been
 * changed, also when a repetition without an idempotency key is refused.
 */
export function BulkDialog<Row extends { id: string }>(props: Props<Row>) {
  const { title, text, rows, factOf, danger = false, submitLabel, change, doneText, failedText, ...rest } = props;
  const { over, onDone, onClose, repeats = false, keyed = false, children = null } = rest;
  const words = useMessages(shared);
  const [left, setLeft] = useState(rows);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set()); // the rows without a response
  const refusedLeft = left.filter(({ id }) => refusals.has(id) && !unknown.has(id));
  const toSend = left.filter(({ id }) => !over || refusals.get(id)?.code !== over.code);
  const isOver = left.length > 0 && toSend.length === 0;
  const isGone = useIsGone();
  useErrorTexts();
  /** Names the first few of the rows. */
  function namesOf(some: readonly Row[]) {
    const names = some.slice(0, mostNames).map((row) => factOf(row).label);
    return [...names, ...(some.length > mostNames ? ["…"] : [])].join(", ");
  }
  async function submit(values: FormValues) {
    if (isOver) return onClose();
    const ids = toSend.map(({ id }) => id);
    const results = await change(ids, values).catch((error) => {
      if (mayBeDone(error)) {
        const open = error instanceof ApiError && error.row ? [error.row] : ids;
        setUnknown(new Set([...unknown, ...open]));
        setRefusals(new Map([...refusals].filter(([id]) => !open.includes(id))));
      }
      throw error;
    });
    const refused = new Map(results.flatMap(({ id, refusal }) => (refusal ? [[id, refusal]] : [])));
    const stay = left.filter(({ id }) => refused.has(id) || !ids.includes(id));
    const done = ids.filter((id) => !refused.has(id));
    if (done.length > 0) notify(doneText(done.length));
    onDone(done);
    setRefusals(new Map([...refusals, ...refused]));
    setLeft(stay);
    if (keyed) setUnknown(new Set([...unknown].filter((id) => refused.get(id)?.code === "IDEMPOTENCY_KEY_REUSED")));
    const [refusal] = refused.values();
    if (refusal && isGone.current)
      notify(
        `${failedText(refused.size)} ${namesOf(left.filter(({ id }) => refused.has(id)))}. ${refusalText(refusal)}`,
        "bad",
      );
    if (stay.length === 0) onClose();
  }
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <Form
        danger={danger && !isOver}
        repeats={repeats}
        submitLabel={isOver ? words.close : submitLabel(toSend)}
        {...(!isOver && { onCancel: onClose })}
        onSubmit={submit}
      >
        {isOver && <p role="alert">{over?.text}</p>}
        {!isOver && refusedLeft.length > 0 && <p role="alert">{failedText(refusedLeft.length)}</p>}
        <Facts
          facts={left.map((row) => {
            const { label, value } = factOf(row);
            const refusal = refusals.get(row.id);
            const outcome = [unknown.has(row.id) && words.errors.undecided, refusal && refusalText(refusal)];
            return { id: row.id, label, value: outcome.filter(Boolean).join(" ") || value };
          })}
        />
        {!isOver && children}
      </Form>
    </Dialog>
  );
}
