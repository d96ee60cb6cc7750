import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { PlainText } from "./PlainText.tsx";
import style from "./ProductPage.module.css";
import { productMessages } from "./productMessages.ts";

interface Props {
  /** The field's name in the operation's input. */
  name: string;
  label: string;
  hint?: string;
  defaultValue: string;
  maxLength: number;
}

/** The field of a text for buyers, with a preview. The API returns it as plain text, without formatting. */
export function TextWithPreview(props: Props) {
  const words = useMessages(productMessages).texts;
  const [text, setText] = useState(props.defaultValue);
  return (
    <div className={style.beside}>
      <TextArea {...props} rows={5} optional onType={setText} />
      <figure className={style.preview}>
        <figcaption>{words.preview(props.label)}</figcaption>
        <PlainText text={text.trim()} />
      </figure>
    </div>
  );
}
