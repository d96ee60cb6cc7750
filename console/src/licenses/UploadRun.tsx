import { RotateCcw } from "lucide-react";
import type { ApiError } from "../api/error.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Counts } from "../ui/Counts.tsx";
import { FormError } from "../ui/Form.tsx";
import { messages } from "./messages.ts";
import style from "./Upload.module.css";
import type { UploadTotals } from "./useUpload.ts";

/** How far a running upload is. */
export function UploadProgress({ totals, all }: { totals: UploadTotals; all: number }) {
  const words = useMessages(messages);
  const format = useFormat();
  return (
    <Card title={words.progress}>
      <div className={style.stack}>
        <progress className={style.progress} aria-label={words.progress} max={all} value={totals.sent} />
        <p role="status">{words.sent(format.count(totals.sent), format.count(all))}</p>
      </div>
    </Card>
  );
}

/** An upload that stopped. */
export function UploadFailure(props: {
  totals: UploadTotals;
  all: number;
  error: ApiError;
  onRetry: () => void;
  onCorrect: () => void;
}) {
  const words = useMessages(messages);
  const format = useFormat();
  return (
    <Card title={words.steps.result}>
      <div className={style.stack}>
        <FormError error={props.error} />
        {props.error.fields.length > 0 && (
          <ul className={style.lines}>
            {props.error.fields.slice(0, 10).map(({ field, message }) => (
              <li key={field}>
                <code>{field}</code> {message}
              </li>
            ))}
          </ul>
        )}
        <p>{words.failed(format.count(props.totals.sent), format.count(props.all))}</p>
        <div className={style.row}>
          <Button onClick={props.onCorrect}>{words.correct}</Button>
          <Button look="primary" icon={RotateCcw} onClick={props.onRetry}>
            {words.retry}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** What became of an upload. */
export function UploadResult(props: { totals: UploadTotals; variation: string; onAgain: () => void }) {
  const { totals, variation, onAgain } = props;
  const words = useMessages(messages);
  const [batch, ...others] = totals.batches;
  const counts = [
    { label: words.result.created, n: totals.created },
    { label: words.result.duplicates, n: totals.duplicates },
    { label: words.result.backfilled, n: totals.backfilledItems },
    { label: words.result.fulfilled, n: totals.ordersFulfilled },
    { label: words.result.stock, n: totals.stockQuantity },
  ];
  return (
    <Card title={words.steps.result}>
      <div className={style.stack} role="status">
        <Counts counts={counts} />
        <div className={style.row}>
          <Button onClick={onAgain}>{words.again}</Button>
          {batch && others.length === 0 ? (
            <ButtonLink look="primary" to="/licenses" search={{ batch }}>
              {words.seeBatch}
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" to="/licenses" search={{ variation }}>
              {words.seeAll}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
