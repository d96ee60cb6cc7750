import { useRef, useState } from "react";
import { commentTexts } from "../messages/comments.ts";
import { useMessages } from "../messages/messages.ts";
import { Form } from "./Form.tsx";
import { TextArea } from "./TextArea.tsx";

/**
 * Notes something for colleagues. Each text has an idempotency key: sent twice it is one comment, and a text that was changed
 * after a failure is another one. Give the form the id of what is commented as its key, so that a draft stays there.
 */
export function CommentForm({ onComment }: { onComment: (text: string, idempotencyKey: string) => Promise<unknown> }) {
  const words = useMessages(commentTexts);
  const [comments, setComments] = useState(0);
  const sent = useRef({ text: "", key: "" });
  async function submit(text: string) {
    if (text !== sent.current.text) sent.current = { text, key: crypto.randomUUID() };
    await onComment(text, sent.current.key);
    sent.current = { text: "", key: "" };
    setComments(comments + 1);
  }
  return (
    <Form key={comments} submitLabel={words.submit} onSubmit={({ text }) => submit(String(text ?? ""))}>
      <TextArea name="text" label={words.label} hint={words.hint} maxLength={2000} rows={2} />
    </Form>
  );
}
