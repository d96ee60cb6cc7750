import { ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { type Change, hearsChanges, useBeginOfHearing, useChanges, useChangesSoon } from "../api/changes.ts";
import { queryClient } from "../api/query.ts";
import { serverTime } from "../api/request.ts";
import type { ChangeType } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";

interface Props<Where> {
  /** What its changes are about: the rows, or what brings them. Or what a change says is new. */
  type: ChangeType | ((change: Change) => string | null);
  /** Of the rows that are shown. */
  ids: readonly string[] | undefined;
  /** The filters of the list. */
  where: Where;
  /** The rows of what is new that the list has under its filters. A hook: it is called while the list is shown. */
  useListed: (where: Where, created: readonly string[]) => readonly string[] | undefined;
  /** What was created at a time or later, the newest first: for when some changes were missed. */
  createdSince: (where: Where, time: string) => Promise<readonly string[]>;
  /** Goes to the first page of a list that has several. */
  onShow?: () => void;
}

export const mostCounted = 100; // as many as a page of the API has

/** How many rows are new since the list was read, and a button that shows them: the list itself never jumps. */
export function NewRows<Where>({ type, ids, where, useListed, createdSince, onShow }: Props<Where>) {
  const words = useMessages(shared).table;
  const [created, clear] = useCreated(type, (time) => createdSince(where, time));
  const listed = useListed(where, created);
  const fresh = ids && listed && created.length > 0 ? listed.filter((id) => !ids.includes(id)) : [];
  const show = async () => {
    const at = Date.now();
    onShow?.();
    await queryClient.invalidateQueries(undefined, { throwOnError: true }).then(
      () => clear(created, at),
      () => {}, // the list is as it was, and so is the button
    );
  };
  return (
    <span role="status">
      {fresh.length > 0 && (
        <Button size="small" icon={ArrowUp} onClick={() => void show()}>
          {words.fresh(fresh.length)}
        </Button>
      )}
    </span>
  );
}

/** What of a type was created since the list was read, also while no changes were heard. */
function useCreated(type: Props<unknown>["type"], createdSince: (time: string) => Promise<readonly string[]>) {
  const [created, setCreated] = useState<readonly string[]>([]);
  const heard = useRef<string[]>([]);
  const readAt = useRef(hearsChanges() ? Date.now() : performance.timeOrigin); // a page's first list is read early
  const hasMissed = useRef(false);
  const createdBy = (change: Change) => {
    if (typeof type === "function") return type(change);
    return change.type === type && change.kind === "CREATED" ? change.id : null;
  };
  const add = (ids: readonly string[]) => {
    if (ids.length > 0) setCreated((before) => [...new Set([...before, ...ids])].slice(-mostCounted));
  };
  useChanges((change) => {
    const id = change && createdBy(change);
    if (!change) hasMissed.current = true;
    else if (id) heard.current.push(id);
  });
  const lookForMissed = () => {
    if (!hasMissed.current) return;
    hasMissed.current = false;
    createdSince(serverTime(readAt.current)).then(add, () => {
      hasMissed.current = true; // the next change looks again
    });
  };
  useChangesSoon(
    (change) => createdBy(change) !== null,
    () => {
      add(heard.current.splice(0));
      lookForMissed();
    },
  );
  useBeginOfHearing(() => {
    hasMissed.current = true;
    lookForMissed();
  });
  const clear = (shown: readonly string[], at: number) => {
    readAt.current = at;
    setCreated((now) => now.filter((id) => !shown.includes(id)));
  };
  return [created, clear] as const;
}
