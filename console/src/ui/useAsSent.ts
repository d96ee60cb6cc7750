import { useState } from "react";
import { leavesOpen } from "../api/error.ts";

/**
 * What a form is about: as it is now, and from when the form is sent until it is refused as it was then. Without a response the page
 * soon shows what was done, and the form has to send the same again.
 */
export function useAsSent<About>(current: About) {
  const [sent, setSent] = useState<About | null>(null);
  const about = sent ?? current;
  async function send(change: () => Promise<unknown>) {
    setSent(about);
    try {
      await change();
    } catch (error) {
      if (!leavesOpen(error)) setSent(null);
      throw error;
    }
  }
  return [about, send] as const;
}
