import { hasCode } from "../api/error.ts";
import { leavePage, signOut } from "../api/request.ts";
import { hasDrafts } from "../session/forgetDrafts.ts";
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

/** Whether leave would throw something away: a draft, but for those with the name, or what the browser would warn of if the tab were closed. */
export const loses = (but?: string) =>
  hasDrafts(but) || !dispatchEvent(new Event("beforeunload", { cancelable: true }));
