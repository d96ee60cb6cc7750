import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { sessionState } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import { classes } from "./classes.ts";
import style from "./Dialog.module.css";
import { DialogFocus } from "./DialogFocus.tsx";
import { DialogForm, newContent } from "./dialogForm.ts";
import { whenShown } from "./whenShown.tsx";

const DiscardQuestion = whenShown(() => import("./DiscardQuestion.tsx").then((module) => module.DiscardQuestion));

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the dialog is about, in a sentence. */
  text?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog over the page. Its content is made anew each time it opens. A press beside it does not close it, as it may hold what was
 * typed, or a secret that is shown once; Escape and Close ask first when it does, and the browser warns before a reload. Back asks
 * nothing: a router that is held up lets the navigations of a list overtake each other. While its form is sending, only Back closes
 * it, until that takes long.
 */
export function Dialog({ open, onClose, title, text, wide = false, children }: Props) {
  const words = useMessages(shared);
  const form = useRef(newContent());
  const [asks, setAsks] = useState<"typed" | "uncopied">();
  /** What closing would lose. What is sent is not lost. */
  function loses() {
    const { isSending, isTyped, isUncopied } = form.current;
    if (isSending) return undefined;
    return isTyped ? "typed" : isUncopied ? "uncopied" : undefined;
  }
  function close(reason: string) {
    const { isSending, isSlow } = form.current;
    if (isSending && !isSlow) return;
    const lost = loses();
    if (lost) setAsks(asks && reason === "escape-key" ? undefined : lost);
    else onClose();
  }
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (sessionState() !== "left" && loses()) event.preventDefault();
  });
  useEffect(() => {
    if (!open) return;
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [open]);
  return (
    <Base.Root open={open} disablePointerDismissal onOpenChange={(now, { reason }) => !now && close(reason)}>
      <Base.Portal>
        <Base.Backdrop className={style.backdrop} />
        <Base.Viewport className={style.viewport}>
          <Base.Popup
            className={classes(style.popup, wide && style.wide)}
            aria-modal
            initialFocus={false}
            finalFocus={false}
          >
            <DialogFocus />
            <header className={style.header}>
              <Base.Title className={style.title}>{title}</Base.Title>
              <Base.Close render={<Button look="quiet" size="small" icon={X} aria-label={words.close} />} />
            </header>
            {text && <Base.Description className={style.text}>{text}</Base.Description>}
            <DialogForm value={form}>{children}</DialogForm>
            {asks && <DiscardQuestion about={asks} onKeep={() => setAsks(undefined)} onDiscard={onClose} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
