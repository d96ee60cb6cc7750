import { type RegisteredRouter, useLocation, useNavigate, useRouter, type useSearch } from "@tanstack/react-router";
import { type DialogSearch, withoutDialog } from "./dialogSearch.ts";
import { compact } from "./page.ts";

/** The dialogs of all pages. */
type DialogName = NonNullable<ReturnType<typeof useSearch<RegisteredRouter, undefined, false>>["dialog"]>;

/**
 * Opens and closes the dialogs of the page that is shown. They stand in its address: Back closes one, a reload opens it
 * again, and a link shows it to others. The exception is a dialog on several selected rows, as an address does not hold a
 * selection; it lives in the state of its list.
 *
 * `close` closes the dialog that was open when it was made, and no other: a form that is sending may end after Back and after
 * another dialog has been opened.
 */
export function useDialogs<Name extends DialogName>() {
  const navigate = useNavigate();
  const router = useRouter();
  const made = useLocation();
  const go = (dialog: DialogSearch<Name>, replace: boolean) =>
    void navigate({
      to: ".",
      search: (shown: DialogSearch<DialogName>) => ({ ...withoutDialog(shown), ...compact(dialog) }),
      replace,
      resetScroll: false,
    });
  return {
    open: (dialog: Name, row?: string) => go({ dialog, ...(row && { row }) }, false),
    close: () => {
      const { pathname, search } = router.latestLocation;
      const isSame = search.dialog === made.search.dialog && search.row === made.search.row;
      if (pathname === made.pathname && isSame) go({}, true);
    },
  };
}
