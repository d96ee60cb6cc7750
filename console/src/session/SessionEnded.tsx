import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../messages/messages.ts";
import { messages } from "./messages.ts";
import style from "./SessionEnded.module.css";
import { useSessionState } from "./session.ts";

const SignIn = lazy(() => import("./SignIn.tsx").then((module) => ({ default: module.SignIn })));

/**
 * Hides the page while its session has ended, and lays the sign-in over it. What was typed stays behind it, for the page's owner
 * only: the page is loaded anew when someone else signs in.
 */
export function SessionEnded() {
  const state = useSessionState();
  return state === "ended" || state === "left" ? createPortal(<Cover asks={state === "ended"} />, document.body) : null;
}

function Cover({ asks }: { asks: boolean }) {
  const { ended } = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    dialog.current?.showModal(); // everything else then takes no part, for the keyboard and for screen readers
    return () => {
      dialog.current?.close();
      queueMicrotask(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true })); // it is hidden until then
    };
  }, []);
  useEffect(() => {
    // The page's shortcuts and dialogs, which Escape closes, hear no key.
    const keep = (event: KeyboardEvent) => {
      if (!(event.target instanceof Node) || !dialog.current?.contains(event.target)) event.stopImmediatePropagation();
      if (event.key === "Escape") event.preventDefault();
    };
    addEventListener("keydown", keep, true);
    return () => removeEventListener("keydown", keep, true);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={style.cover}
      aria-label={ended}
      onKeyDown={(event) => event.stopPropagation()}
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()} // by a gesture of the device
    >
      <Suspense fallback={null}>{asks && <SignIn />}</Suspense>
    </dialog>
  );
}
