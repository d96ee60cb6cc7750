import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import style from "./Form.module.css";
import { useLeaveWarning } from "./useLeaveWarning.ts";

interface Props {
  unsaved: boolean;
  words: { title: string; text: string; stay: string; leave: string };
}

/** Asks before the page is left while there is something to lose. */
export function LeaveQuestion({ unsaved, words }: Props) {
  const [asked, setAsked] = useState<{ answer: (leave: boolean) => void } | null>(null);
  useLeaveWarning(unsaved, () => new Promise((answer) => setAsked({ answer })));
  const close = (leave: boolean) => {
    asked?.answer(leave);
    setAsked(null);
  };
  useEffect(() => {
    if (asked && !unsaved) close(false); // nothing can be lost any more, and the page shows why
  });
  if (!asked) return null;
  return (
    <Dialog open onClose={() => close(false)} title={words.title} text={words.text}>
      <div className={style.actions}>
        <Button onClick={() => close(false)}>{words.stay}</Button>
        <Button look="danger" onClick={() => close(true)}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
