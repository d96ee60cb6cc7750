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
 * A question inside a dialog: whether to discard its input, or a secret that was not copied. It takes the keyboard's focus, and gives
 * it back when it is removed.
 */
export function DiscardQuestion({ about, onKeep, onDiscard }: Props) {
  const words = useMessages(discardMessages)[about];
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const dialog = container.current?.closest<HTMLElement>("[role=dialog]");
    const previous = activeElement instanceof HTMLElement && dialog?.contains(activeElement) ? activeElement : dialog;
    container.current?.querySelector("button")?.focus();
    return () => previous?.focus();
  }, []);
  return (
    <div ref={container} className={style.discard} role="alert">
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
