import { useLocation, useRouter } from "@tanstack/react-router";

/**
 * Says, when it is called, whether the page is still shown at which it was made: the same entry of the browser's history, which
 * Back leaves and Forward finds again. What was sent there may end after the person has gone on to something else.
 */
export function useIsHere() {
  const router = useRouter();
  const made = useLocation();
  return () => router.latestLocation.state.__TSR_key === made.state.__TSR_key;
}
