import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useChanges } from "../api/changes.ts";
import { queryClient } from "../api/query.ts";
import type { ChangeType } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";

interface Props<Where> {
  type: ChangeType;
  /** Of the rows that are shown. */
  ids: readonly string[] | undefined;
  /** The filters of the list. */
  where: Where;
  /** Which of the new rows the list has under its filters. A hook: it is called while the list is shown. */
  useListed: (where: Where, ids: readonly string[]) => readonly string[] | undefined;
  /** Goes to the first page of the list. */
  onShow: () => void;
}

const mostCounted = 100; // as many as a page of the API has
const pause = 3000; // milliseconds between two requests, however many rows come

/** How many rows are new since the list was read, and a button that shows them: the list itself never jumps. */
export function NewRows<Where>({ type, ids = [], where, useListed, onShow }: Props<Where>) {
  const words = useMessages(shared).table;
  const [created, clear] = useCreated(type);
  const listed = useListed(where, created);
  const fresh = created.filter((id) => listed?.includes(id) && !ids.includes(id));
  const show = () => {
    clear();
    onShow();
    void queryClient.invalidateQueries();
  };
  return (
    <span role="status">
      {fresh.length > 0 && (
        <Button size="small" icon={ArrowUp} onClick={show}>
          {words.fresh(fresh.length)}
        </Button>
      )}
    </span>
  );
}

/** The rows of a type that were created since the list was read: the first at once, those after it together. */
function useCreated(type: ChangeType) {
  const [created, setCreated] = useState<readonly string[]>([]);
  const heard = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nextAt = useRef(0);
  const take = () => {
    timer.current = undefined;
    nextAt.current = Date.now() + pause;
    const ids = heard.current.splice(0);
    setCreated((before) => [...before, ...ids].slice(-mostCounted));
  };
  useChanges((change) => {
    if (change?.type !== type || change.kind !== "CREATED") return;
    heard.current.push(change.id);
    timer.current ??= setTimeout(take, Math.max(0, nextAt.current - Date.now()));
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return [created, () => setCreated([])] as const;
}
