import { hasCode } from "../api/error.ts";
import { leavePage, signOut } from "../api/request.ts";
import { notifyFailure } from "../ui/notices.ts";

/** Signs out. A request that fails may have left the session as it is: then the page stays, and says so. */
export async function leave() {
  try {
    await signOut();
  } catch (error) {
    if (!hasCode(error, "UNAUTHENTICATED")) return notifyFailure(error); // else it has ended already
  }
  leavePage();
}

/** Whether the browser would warn if the tab were closed now, as the page has something to lose. */
export const wouldWarn = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
