import { useLocation, useRouter } from "@tanstack/react-router";

/**
 * Returns a function that says whether the page on which it was made is still shown: whether the browser is at the same entry of its
 * history. A request may finish after the person has gone to another page.
 */
export function useIsHere() {
  const router = useRouter();
  const made = useLocation();
  return () => router.latestLocation.state.__TSR_key === made.state.__TSR_key;
}
