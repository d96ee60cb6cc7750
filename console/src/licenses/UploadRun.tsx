import { Link } from "@tanstack/react-router";
import { Download, RotateCcw } from "lucide-react";
import type { ApiError } from "../api/error.ts";
import { saveFile } from "../api/saveFile.ts";
import { useMessages } from "../messages/messages.ts";
import { useSignedIn } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Counts } from "../ui/Counts.tsx";
import { FormError } from "../ui/Form.tsx";
import { messages } from "./messages.ts";
import { resultFile } from "./resultFile.ts";
import style from "./Upload.module.css";
import type { UploadedBatch, UploadTotals } from "./useUpload.ts";

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
        <p>{words.failed(format.count(props.totals.sent), format.count(props.all))}</p>
        <Batches batches={props.totals.batches} />
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
  const { slug } = useSignedIn().store;
  const [batch, ...others] = totals.batches;
  const counts = [
    { label: words.result.created, n: totals.created },
    { label: words.result.duplicates, n: totals.duplicates },
    { label: words.result.backfilled, n: totals.backfilledItems },
    { label: words.result.fulfilled, n: totals.ordersFulfilled },
    { label: words.result.stock, n: totals.stockQuantity },
  ];
  function download() {
    const texts = { ...words.file, faults: words.counts };
    saveFile(new Blob([resultFile(totals, texts)], { type: "text/csv" }), `${slug}-upload-${batch?.id}.csv`);
  }
  return (
    <Card title={words.steps.result}>
      <div className={style.stack} role="status">
        <Counts counts={counts} />
        <Batches batches={totals.batches} />
        <div className={style.row}>
          <Button onClick={onAgain}>{words.again}</Button>
          <Button icon={Download} onClick={download}>
            {words.download}
          </Button>
          {batch && others.length === 0 ? (
            <ButtonLink look="primary" to="/licenses" search={{ batch: batch.id }}>
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

/** Leads to each upload of a run: there it can be revoked. */
function Batches({ batches }: { batches: readonly UploadedBatch[] }) {
  const words = useMessages(messages);
  const format = useFormat();
  if (batches.length === 0) return null;
  return (
    <div>
      <p>{words.batches}</p>
      <ul className={style.batches}>
        {batches.map(({ id, created }, index) => (
          <li key={id}>
            <Link to="/licenses/batches/$id" params={{ id }}>
              {words.batchOfRun(format.count(index + 1), format.count(created))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
