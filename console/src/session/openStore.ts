import { switchStore } from "../api/request.ts";
import { notifyFailure } from "../ui/notices.ts";

/** Switches to a linked store and opens its dashboard. The page is reloaded, so that it keeps nothing of the previous store. */
export async function openStore(slug: string) {
  try {
    await switchStore(slug);
    location.assign("/console/");
  } catch (error) {
    notifyFailure(error);
  }
}
