import { useMessages } from "../messages/messages.ts";
import { notify } from "../ui/notices.ts";
import { messages } from "./messages.ts";
import { type PreferenceChange, setPreferences } from "./preferences.ts";

/** Returns a function that changes preferences, and shows a notice when the server has not stored them. */
export function usePreferenceChange() {
  const words = useMessages(messages);
  return (change: PreferenceChange) => void setPreferences(change).catch(() => notify(words.preferencesNotKept, "bad"));
}
