import { RotateCcw } from "lucide-react";
import type { ApiError } from "../api/error.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { FormError } from "../ui/FormError.tsx";
import style from "./Upload.module.css";
import { UploadBatches } from "./UploadBatches.tsx";
import { uploadMessages } from "./uploadMessages.ts";
import type { UploadTotals } from "./useUpload.ts";

/** The error of an upload that stopped. */
export function UploadFailure(props: {
  totals: UploadTotals;
  all: number;
  error: ApiError;
  onRetry: () => void;
  onCorrect: () => void;
}) {
  const words = useMessages(uploadMessages);
  const format = useFormat();
  return (
    <Card title={words.steps.result}>
      <div className={style.stack}>
        <FormError error={props.error} />
        <p>{words.failed(format.count(props.totals.sent), format.count(props.all))}</p>
        <UploadBatches batches={props.totals.batches} />
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
