import { type NavigateOptions, useNavigate, useRouter } from "@tanstack/react-router";
import { notify } from "./notices.ts";
import { useIsHere } from "./useIsHere.ts";

/**
 * Says what was made and opens its page, which it waits for. A person who is at another page by then stays there, and gets a link to it.
 * Returns whether it was opened.
 */
export function useOpenMade() {
  const router = useRouter();
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (text: string, link: NavigateOptions) => {
    if (isHere()) {
      notify(text);
      await navigate(link);
      return true;
    }
    const isThere = router.latestLocation.pathname === router.buildLocation(link).pathname;
    notify(text, "good", isThere ? undefined : link);
    return false;
  };
}
