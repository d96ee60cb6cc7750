import { lazy, Suspense } from "react";
import { useMessages } from "../messages/messages.ts";
import { useSignedIn } from "../session/session.ts";
import { usePopup } from "../ui/usePopup.ts";
import style from "./AccountButton.module.css";
import { messages } from "./messages.ts";

const load = () => import("./AccountMenu.tsx");
const AccountMenu = lazy(() => load().then((module) => ({ default: module.AccountMenu })));

/** The button that opens the account menu. */
export function AccountButton({ onHelp }: { onHelp: () => void }) {
  const words = useMessages(messages);
  const { viewer } = useSignedIn();
  const { button, popup } = usePopup(load);
  const initials = viewer.name
    .split(/\s+/)
    .map((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join("")
    .toUpperCase();
  return (
    <>
      <button
        type="button"
        className={style.trigger}
        aria-label={`${words.account}: ${viewer.name}`}
        aria-haspopup="menu"
        {...button}
      >
        <span className={style.initials} data-initials={initials} />
      </button>
      <Suspense fallback={null}>{popup && <AccountMenu popup={popup} onHelp={onHelp} />}</Suspense>
    </>
  );
}
