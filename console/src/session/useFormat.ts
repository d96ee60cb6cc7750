import { type Format, formatFor } from "../ui/format.ts";
import { usePreferences } from "./preferences.ts";
import { useSession } from "./session.ts";

/** Returns the formatters of money, counts and times for the viewer's language and the store's currency and time zone. */
export function useFormat(): Format {
  const { language } = usePreferences();
  const store = useSession()?.store;
  return formatFor(language, store?.currency ?? "USD", store?.timezone ?? "UTC");
}
