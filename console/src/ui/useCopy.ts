import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { notify } from "./notices.ts";

/**
 * Returns `copy`, which copies a text to the clipboard and resolves to whether it did, and `copied`, which is true for two seconds after
 * it. Browsers allow it on HTTPS and on localhost only; elsewhere a notice says so.
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
