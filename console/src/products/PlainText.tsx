import { useMessages } from "../messages/messages.ts";
import style from "./ProductPage.module.css";
import { productMessages } from "./productMessages.ts";

/** A text for buyers as a chat shows it: plain text with its line breaks, without markup. */
export function PlainText({ text }: { text: string }) {
  const words = useMessages(productMessages).texts;
  return text ? <p className={style.text}>{text}</p> : <p className="muted">{words.none}</p>;
}
