import { Link } from "@tanstack/react-router";
import { Ban } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { whenShown } from "../ui/whenShown.tsx";
import { messages } from "./messages.ts";
import style from "./Upload.module.css";
import { uploadMessages } from "./uploadMessages.ts";
import type { UploadedBatch } from "./useUpload.ts";

const RevokeBatchDialog = whenShown(() => import("./RevokeBatchDialog.tsx").then((module) => module.RevokeBatchDialog));

/** The uploads of a run, with links to their pages, where each can be revoked, and a button that revokes all of them. */
export function UploadBatches({ batches }: { batches: readonly UploadedBatch[] }) {
  const words = useMessages(uploadMessages);
  const { batches: revokeAll } = useMessages(messages).revoke;
  const format = useFormat();
  const [revoking, setRevoking] = useState(false);
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
      {batches.length > 1 && (
        <Button look="danger" icon={Ban} onClick={() => setRevoking(true)}>
          {revokeAll(batches.length)}
        </Button>
      )}
      {revoking && <RevokeBatchDialog ids={batches.map(({ id }) => id)} onClose={() => setRevoking(false)} />}
    </div>
  );
}
