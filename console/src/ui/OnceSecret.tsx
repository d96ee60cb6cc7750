import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import style from "./OnceSecret.module.css";

/** A text to take away, such as a token that is shown once. It is kept in the caller's state only. */
export function OnceSecret({ label, text }: { label: string; text: string }) {
  const words = useMessages(shared);
  const id = useId();
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }
  return (
    <div className={style.secret}>
      <div className={style.head}>
        <span id={id}>{label}</span>
        <Button size="small" icon={copied ? Check : Copy} aria-label={`${words.copy}: ${label}`} onClick={copy}>
          {copied ? words.copied : words.copy}
        </Button>
      </div>
      <output className={style.text} aria-labelledby={id}>
        {text}
      </output>
    </div>
  );
}
