import { type RegisteredRouter, useLocation, useNavigate, useRouter, type useSearch } from "@tanstack/react-router";
import { type DialogSearch, withoutDialog } from "./dialogSearch.ts";
import { compact } from "./page.ts";

/** The dialogs of all pages. */
type DialogName = NonNullable<ReturnType<typeof useSearch<RegisteredRouter, undefined, false>>["dialog"]>;

/**
 * Returns functions that open and close the dialogs of the page. An open dialog is in the page's address: Back closes it, a reload
 * opens it again, and a link shows it to others. The exception is a dialog for several selected rows, which is in the state of its list,
 * as an address does not hold a selection.
 *
 * `close` closes only the dialog that was open when `close` was made: a form may finish sending after Back, when another dialog is
 * already open.
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
