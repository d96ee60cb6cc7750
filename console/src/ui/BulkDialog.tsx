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
  /** Returns the name of a row, and the text beside it until it is refused. */
  factOf: (row: Row) => { label: string; value: ReactNode };
  danger?: boolean;
  /** See Form. */
  repeats?: boolean;
  /** Whether the change has an idempotency key: a row that is refused on a retry was then not changed by the first attempt. */
  keyed?: boolean;
  submitLabel: (left: readonly Row[]) => string;
  /** Changes the rows with these ids, and returns the refusal of each, or null. */
  change: (ids: string[], values: FormValues) => Promise<readonly { id: string; refusal: Refusal | null }[]>;
  doneText: (n: number) => string;
  failedText: (n: number) => string;
  /** The code of a refusal that makes a retry of its row pointless, and the text shown when all rows that are left have it. */
  over?: { code: string; text: string };
  /** Called with the ids of the rows that were changed. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
  /** The form's fields. */
  children?: ReactNode;
}

/** How many refused rows a notice names. */
const maxNames = 5;

/**
 * A dialog that changes several rows. Refused rows stay in the dialog, each with the reason; when the dialog was closed meanwhile, a
 * notice names them. A retry sends only rows for which it can help (`over`). A row whose response was lost is not shown as refused:
 * it may have been changed, even when a retry without an idempotency key is refused.
 */
export function BulkDialog<Row extends { id: string }>(props: Props<Row>) {
  const { title, text, rows, factOf, danger = false, submitLabel, change, doneText, failedText, ...rest } = props;
  const { over, onDone, onClose, repeats = false, keyed = false, children = null } = rest;
  const words = useMessages(shared);
  const [left, setLeft] = useState(rows);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set()); // the ids of the rows without a response
  const refusedLeft = left.filter(({ id }) => refusals.has(id) && !unknown.has(id));
  const toSend = left.filter(({ id }) => !over || refusals.get(id)?.code !== over.code);
  const isOver = left.length > 0 && toSend.length === 0;
  const isGone = useIsGone();
  useErrorTexts();
  /** Returns the names of the first few rows. */
  function namesOf(named: readonly Row[]) {
    const names = named.slice(0, maxNames).map((row) => factOf(row).label);
    return [...names, ...(named.length > maxNames ? ["…"] : [])].join(", ");
  }
  async function submit(values: FormValues) {
    if (isOver) return onClose();
    const ids = toSend.map(({ id }) => id);
    const results = await change(ids, values).catch((error) => {
      if (mayBeDone(error)) {
        const withoutResponse = error instanceof ApiError && error.row ? [error.row] : ids;
        setUnknown(new Set([...unknown, ...withoutResponse]));
        setRefusals(new Map([...refusals].filter(([id]) => !withoutResponse.includes(id))));
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
