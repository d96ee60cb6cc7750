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
  /** A sentence on the purpose of the dialog. */
  text?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. Its content is mounted again each time it opens. A click beside it does not close it. When it holds input, or a
 * secret that is shown once and was not copied, Escape and Close ask first, and the browser warns before a reload. Back does not ask,
 * because blocking the router lets navigations of a list overtake each other. While a form is sending, only Back closes the dialog,
 * until that takes long.
 */
export function Dialog({ open, onClose, title, text, wide = false, children }: Props) {
  const words = useMessages(shared);
  const form = useRef(newContent());
  const [question, setQuestion] = useState<"typed" | "uncopied">();
  /** Returns what closing the dialog would lose, if anything. Input that is being sent is not lost. */
  function lossOnClose() {
    const { isSending, isTyped, isUncopied } = form.current;
    if (isSending) return undefined;
    return isTyped ? "typed" : isUncopied ? "uncopied" : undefined;
  }
  function close(reason: string) {
    const { isSending, isSlow } = form.current;
    if (isSending && !isSlow) return;
    const lost = lossOnClose();
    if (lost) setQuestion(question && reason === "escape-key" ? undefined : lost);
    else onClose();
  }
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (sessionState() !== "left" && lossOnClose()) event.preventDefault();
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
            {question && <DiscardQuestion about={question} onKeep={() => setQuestion(undefined)} onDiscard={onClose} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
