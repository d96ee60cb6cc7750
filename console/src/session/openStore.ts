import { switchStore } from "../api/request.ts";
import { notifyFailure } from "../ui/notices.ts";

/** Switches to a linked store and opens its dashboard. The page is loaded anew, so that nothing of the store before is left. */
export async function openStore(slug: string) {
  try {
    await switchStore(slug);
    location.assign("/console/");
  } catch (error) {
    notifyFailure(error);
  }
}
