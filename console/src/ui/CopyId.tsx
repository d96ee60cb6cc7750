import { Check, Copy } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./CopyId.module.css";
import { useCopy } from "./useCopy.ts";

/** A number, an id or another short text that is copied by a click. */
export function CopyId({ text, shown = text }: { text: string; shown?: string }) {
  const words = useMessages(shared);
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={style.copy}
      onClick={() => void copy(text)}
      title={words.copy}
      aria-label={`${words.copy} ${text}`}
    >
      <code>{shown}</code>
      <Icon size={13} aria-hidden="true" />
      <span aria-live="polite" className="visually-hidden">
        {copied && words.copied}
      </span>
    </button>
  );
}
