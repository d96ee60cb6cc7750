import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../messages/messages.ts";
import { messages } from "./messages.ts";
import style from "./SessionEnded.module.css";
import { useSessionState } from "./session.ts";

const SignIn = lazy(() => import("./SignIn.tsx").then((module) => ({ default: module.SignIn })));

/**
 * Covers the page with the sign-in when its session has ended. Form input stays behind it, for the page's owner only: when another
 * person signs in, the page is reloaded.
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
    dialog.current?.showModal(); // a modal dialog makes the rest of the page inert, for the keyboard and for screen readers
    return () => {
      dialog.current?.close();
      // In a microtask: the page is hidden until then.
      queueMicrotask(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
    };
  }, []);
  useEffect(() => {
    // Keys outside of the cover are stopped before the page's shortcuts and dialogs get them.
    const stopKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof Node) || !dialog.current?.contains(event.target)) event.stopImmediatePropagation();
      if (event.key === "Escape") event.preventDefault();
    };
    addEventListener("keydown", stopKey, true);
    return () => removeEventListener("keydown", stopKey, true);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={style.cover}
      aria-label={ended}
      onKeyDown={(event) => event.stopPropagation()}
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()} // a gesture, such as Back on Android, can close it
    >
      <Suspense fallback={null}>{asks && <SignIn />}</Suspense>
    </dialog>
  );
}
