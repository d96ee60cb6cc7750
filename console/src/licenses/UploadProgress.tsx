import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
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
