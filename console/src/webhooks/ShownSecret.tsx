import { useMessages } from "../messages/messages.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useUncopied } from "../ui/useUncopied.ts";
import { endpointMessages } from "./endpointMessages.ts";
import style from "./Secret.module.css";

/**
 * A new secret, which is shown only once. It is kept in the caller's state only. Until it was copied, its dialog asks before it
 * closes.
 */
export function ShownSecret({ secret }: { secret: string }) {
  const words = useMessages(endpointMessages).secret;
  const copied = useUncopied();
  return (
    <div className={style.part}>
      <p className={style.once}>{words.once}</p>
      <div className={style.secret}>
        <code onCopy={copied}>{secret}</code>
        <CopyButton text={secret} label={words.copy} look="primary" onCopied={copied} />
      </div>
    </div>
  );
}
