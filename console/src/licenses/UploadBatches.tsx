import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import style from "./Upload.module.css";
import { uploadMessages } from "./uploadMessages.ts";
import type { UploadedBatch } from "./useUpload.ts";

/** Leads to each upload of a run: there it can be revoked. */
export function UploadBatches({ batches }: { batches: readonly UploadedBatch[] }) {
  const words = useMessages(uploadMessages);
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
