import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import style from "./Upload.module.css";
import { uploadMessages } from "./uploadMessages.ts";
import type { UploadTotals } from "./useUpload.ts";

/** The progress of a running upload. */
export function UploadProgress({ totals, all }: { totals: UploadTotals; all: number }) {
  const words = useMessages(uploadMessages);
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
