import { Download } from "lucide-react";
import { saveFile } from "../api/saveFile.ts";
import { useMessages } from "../messages/messages.ts";
import { useSignedIn } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Counts } from "../ui/Counts.tsx";
import { resultFile } from "./resultFile.ts";
import style from "./Upload.module.css";
import { UploadBatches } from "./UploadBatches.tsx";
import { uploadMessages } from "./uploadMessages.ts";
import type { UploadTotals } from "./useUpload.ts";

/** The result of an upload. */
export function UploadResult(props: { totals: UploadTotals; variation: string; onAgain: () => void }) {
  const { totals, variation, onAgain } = props;
  const words = useMessages(uploadMessages);
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
        <UploadBatches batches={totals.batches} />
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
