import { RotateCw, TriangleAlert } from "lucide-react";
import { ApiError } from "../api/error.ts";
import { errorText } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import { CopyId } from "./CopyId.tsx";
import style from "./State.module.css";

/** Shown where data could not be read: the error, the request's id, and a button to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const words = useMessages(shared).errors;
  const requestId = error instanceof ApiError ? error.requestId : "";
  return (
    <div className={style.state} role="alert">
      <span className={style.iconBad}>
        <TriangleAlert size={18} aria-hidden="true" />
      </span>
      <h2>{words.title}</h2>
      <p>{errorText(error)}</p>
      {requestId && (
        <p className={style.requestId}>
          {words.requestId} <CopyId text={requestId} />
        </p>
      )}
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
