import { hasCode } from "../api/error.ts";
import { leavePage, signOut } from "../api/request.ts";
import { notifyFailure } from "../ui/notices.ts";

/** Signs out and reloads the page. When the request fails, the session may still exist: the page then stays and shows the error. */
export async function leave() {
  try {
    await signOut();
  } catch (error) {
    if (!hasCode(error, "UNAUTHENTICATED")) return notifyFailure(error); // UNAUTHENTICATED: the session had ended before
  }
  leavePage();
}

/** Whether the browser would warn if the tab were closed now, because the page has something to lose. */
export const wouldWarn = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
