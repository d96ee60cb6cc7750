import { useEffect, useRef, useState } from "react";
import { commentTexts } from "../messages/comments.ts";
import { useMessages } from "../messages/messages.ts";
import { useDraft } from "../session/draft.ts";
import { Form } from "./Form.tsx";
import { TextArea } from "./TextArea.tsx";

interface Comment {
  text: string;
  /** The text that was sent last, without a response yet. */
  sent?: { text: string; key: string };
}

const isComment = (kept: unknown): kept is Comment => {
  const { text, sent } = (kept ?? {}) as Partial<Comment>;
  return typeof text === "string" && (sent === undefined || typeof sent?.key === "string");
};

interface Props {
  /** The id of the subject of the comment. It must also be the key of this component. */
  about: string;
  onComment: (text: string, idempotencyKey: string) => Promise<unknown>;
}

/**
 * A form that adds a comment for colleagues. The text is kept when the page is left. Each text has an idempotency key: sent twice, it
 * is one comment. A text that was changed after a failure, or while it was being sent, is a new comment.
 */
export function CommentForm({ about, onComment }: Props) {
  const words = useMessages(commentTexts);
  const [{ [about]: draft }, change] = useDraft("comments", isComment);
  const [comments, setComments] = useState(0);
  const previousDraft = useRef(draft);
  useEffect(() => {
    if (previousDraft.current && !draft) setComments((n) => n + 1); // the comment was sent: a new key empties the field
    previousDraft.current = draft;
  }, [draft]);
  async function submit(text: string) {
    const sent = draft?.sent?.text === text ? draft.sent : { text, key: crypto.randomUUID() };
    change((now) => ({ ...now, [about]: { text, sent } }));
    await onComment(text, sent.key);
    change(({ [about]: now, ...others }) =>
      now && now.text !== text ? { ...others, [about]: { text: now.text } } : others,
    );
  }
  return (
    <Form key={comments} submitLabel={words.submit} onSubmit={({ text }) => submit(String(text ?? ""))}>
      <TextArea
        name="text"
        label={words.label}
        hint={words.hint}
        defaultValue={draft?.text ?? ""}
        onType={(text) => change((now) => ({ ...now, [about]: { ...now[about], text } }))}
        maxLength={2000}
        rows={2}
      />
    </Form>
  );
}
