import { useId } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { CopyButton } from "./CopyButton.tsx";
import style from "./OnceSecret.module.css";
import { useUncopied } from "./useUncopied.ts";

/**
 * A secret that is shown once, such as a token, with a button to copy it. Until some of it was copied, its dialog asks before it
 * closes, except by Back. The secret is kept in the caller's state only.
 */
export function OnceSecret({ label, text }: { label: string; text: string }) {
  const words = useMessages(shared);
  const id = useId();
  const copied = useUncopied();
  return (
    <div className={style.secret}>
      <div className={style.head}>
        <span id={id}>{label}</span>
        <CopyButton text={text} label={words.copy} about={label} onCopied={copied} />
      </div>
      <output className={style.text} aria-labelledby={id} onCopy={copied}>
        {text}
      </output>
    </div>
  );
}
