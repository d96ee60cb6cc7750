import { useLayoutEffect, useRef } from "react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "./Button.tsx";
import style from "./Dialog.module.css";
import { discardMessages } from "./discardMessages.ts";

interface Props {
  about: "typed" | "uncopied";
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Asks in a dialog whether what was typed into it, or a secret that is not copied, is thrown away. It takes the keyboard's focus, and
 * gives it back.
 */
export function DiscardQuestion({ about, onKeep, onDiscard }: Props) {
  const words = useMessages(discardMessages)[about];
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const dialog = place.current?.closest<HTMLElement>("[role=dialog]");
    const before = activeElement instanceof HTMLElement && dialog?.contains(activeElement) ? activeElement : dialog;
    place.current?.querySelector("button")?.focus();
    return () => before?.focus();
  }, []);
  return (
    <div ref={place} className={style.discard} role="alert">
      <p>{words.question}</p>
      <Button size="small" onClick={onKeep}>
        {words.keep}
      </Button>
      <Button size="small" look="danger" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}
