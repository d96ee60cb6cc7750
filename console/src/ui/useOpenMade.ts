import { type NavigateOptions, useNavigate, useRouter } from "@tanstack/react-router";
import { notify } from "./notices.ts";
import { useIsHere } from "./useIsHere.ts";

/**
 * Returns a function that shows a notice about something that was created, opens its page, and resolves to whether it was opened. A
 * person who is on another page by then stays there, and the notice has a link to it.
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
