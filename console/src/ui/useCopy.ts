import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { notify } from "./notices.ts";

/**
 * Copies texts to the clipboard. `copied` is true for two seconds after it did; `copy` resolves to whether it did, and
 * says why not where browsers do not allow it: they do on HTTPS and on localhost only.
 */
export function useCopy() {
  const words = useMessages(shared);
  const [copied, setCopied] = useState(false);
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify(words.notCopied, "bad");
      return false;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
    return true;
  }
  return { copied, copy };
}
