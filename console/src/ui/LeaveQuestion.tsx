import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import style from "./Form.module.css";
import { useLeaveWarning } from "./useLeaveWarning.ts";

interface Props {
  unsaved: boolean;
  words: { title: string; text: string; stay: string; leave: string };
}

/** A dialog that asks before the page is left with unsaved input. */
export function LeaveQuestion({ unsaved, words }: Props) {
  const [question, setQuestion] = useState<{ resolve: (leave: boolean) => void } | null>(null);
  useLeaveWarning(unsaved, () => new Promise((resolve) => setQuestion({ resolve })));
  const close = (leave: boolean) => {
    question?.resolve(leave);
    setQuestion(null);
  };
  useEffect(() => {
    if (question && !unsaved) close(false); // nothing can be lost any more; the page shows the reason
  });
  if (!question) return null;
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
