import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import { classes } from "./classes.ts";
import style from "./Dialog.module.css";
import { DialogFocus } from "./DialogFocus.tsx";
import { DialogBusy } from "./dialogBusy.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the dialog is about, in a sentence. */
  text?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A dialog over the page. Its content is made anew each time it opens. While its form is sending, only Back closes it. */
export function Dialog({ open, onClose, title, text, wide = false, children }: Props) {
  const words = useMessages(shared);
  const busy = useRef(false);
  return (
    <Base.Root open={open} onOpenChange={(now) => !now && !busy.current && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={style.backdrop} />
        <Base.Viewport className={style.viewport}>
          <Base.Popup className={classes(style.popup, wide && style.wide)} initialFocus={false} finalFocus={false}>
            <DialogFocus />
            <header className={style.header}>
              <Base.Title className={style.title}>{title}</Base.Title>
              <Base.Close render={<Button look="quiet" size="small" icon={X} aria-label={words.close} />} />
            </header>
            {text && <Base.Description className={style.text}>{text}</Base.Description>}
            <DialogBusy value={busy}>{children}</DialogBusy>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
