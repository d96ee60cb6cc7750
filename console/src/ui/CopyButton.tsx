import { Check, Copy } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button, type ButtonLook } from "./Button.tsx";
import { useCopy } from "./useCopy.ts";

interface Props extends Pick<ButtonLook, "look" | "size"> {
  /** The text that a click copies. */
  text: string;
  label: string;
  /** What the text is, for screen readers, if the label does not say it. */
  about?: string;
  onCopied?: () => void;
}

/** A button that copies a text. */
export function CopyButton({ text, label, about, onCopied, ...look }: Props) {
  const words = useMessages(shared);
  const { copied, copy } = useCopy();
  return (
    <Button
      size="small"
      {...look}
      icon={copied ? Check : Copy}
      onClick={() => void copy(text).then((isCopied) => isCopied && onCopied?.())}
      {...(about && { "aria-label": `${label}: ${about}` })}
    >
      <span aria-live="polite">{copied ? words.copied : label}</span>
    </Button>
  );
}
