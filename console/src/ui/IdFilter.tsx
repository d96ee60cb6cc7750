import { X } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import style from "./IdFilter.module.css";

interface Props {
  label?: string;
  id: string | undefined;
  onClear: () => void;
}

/** A filter by an id. It is set by links only: to one thing, or to the things that belong to it. */
export function IdFilter({ label, id, onClear }: Props) {
  const words = useMessages(shared).filters;
  if (!id) return null;
  const name = label ?? words.id;
  return (
    <span className={style.filter}>
      {name}: <strong>{id.slice(0, 13)}…</strong>
      <Button size="small" look="quiet" icon={X} aria-label={words.remove(name)} onClick={onClear} />
    </span>
  );
}
