import { useState } from "react";
import { leavesOpen } from "../api/error.ts";

/**
 * Returns the subject of a form, and a function that sends its change. The subject is the current one until the form is sent. From then
 * on it is the one that was sent, until the change is refused: when a response is lost, the page soon shows the result of the change,
 * but the form must send the same change again.
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
