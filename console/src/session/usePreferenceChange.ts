import { useMessages } from "../messages/messages.ts";
import { notify } from "../ui/notices.ts";
import { messages } from "./messages.ts";
import { type PreferenceChange, setPreferences } from "./preferences.ts";

/** Changes preferences, and says so when the server did not keep them. */
export function usePreferenceChange() {
  const words = useMessages(messages);
  return (change: PreferenceChange) => void setPreferences(change).catch(() => notify(words.preferencesNotKept, "bad"));
}
