import { useContext } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./Field.module.css";
import { SavedByOthers } from "./savedByOthers.ts";

/** Says what another person has saved in a field meanwhile, if anything. */
export function SavedMeanwhile({ name }: { name: string }) {
  const words = useMessages(shared).field;
  const saved = useContext(SavedByOthers)[name];
  if (saved === undefined) return null;
  return <span className={style.saved}>{words.savedMeanwhile(saved || words.nothing)}</span>;
}
