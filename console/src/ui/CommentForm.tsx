import { useState } from "react";
import { commentTexts } from "../messages/comments.ts";
import { useMessages } from "../messages/messages.ts";
import { TextArea } from "./Field.tsx";
import { Form } from "./Form.tsx";

/** Notes something for colleagues. The form is made anew, with another key, after each comment. */
export function CommentForm({ onComment }: { onComment: (text: string, idempotencyKey: string) => Promise<unknown> }) {
  const words = useMessages(commentTexts);
  const [key, setKey] = useState(() => crypto.randomUUID());
  async function submit(text: string) {
    await onComment(text, key);
    setKey(crypto.randomUUID());
  }
  return (
    <Form key={key} submitLabel={words.submit} onSubmit={({ text }) => submit(String(text ?? ""))}>
      <TextArea name="text" label={words.label} hint={words.hint} maxLength={2000} rows={2} />
    </Form>
  );
}
