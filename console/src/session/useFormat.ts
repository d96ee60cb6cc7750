import { type Format, formatFor } from "../ui/format.ts";
import { usePreferences } from "./preferences.ts";
import { useSession } from "./session.ts";

/** Writes money, counts and times in the viewer's language, the store's currency and its time zone. */
export function useFormat(): Format {
  const { language } = usePreferences();
  const store = useSession()?.store;
  return formatFor(language, store?.currency ?? "USD", store?.timezone ?? "UTC");
}
