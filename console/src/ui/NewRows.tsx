import { ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { type Change, receivesChanges, useChanges, useChangesSoon, useOnSubscribed } from "../api/changes.ts";
import { queryClient } from "../api/query.ts";
import { serverTime } from "../api/request.ts";
import type { ChangeType } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";

interface Props<Where> {
  /** The type whose creation adds rows to the list; or a function that returns the id of what a change has created, if anything. */
  type: ChangeType | ((change: Change) => string | null);
  /** The ids of the rows that are shown. */
  ids: readonly string[] | undefined;
  /** The filters of the list. */
  where: Where;
  /** Returns the ids of the new rows that match the filters of the list. It is a hook, called while the list is shown. */
  useListed: (where: Where, created: readonly string[]) => readonly string[] | undefined;
  /** Reads the ids of what was created at a time or later, the newest first. It is called when changes may have been missed. */
  createdSince: (where: Where, time: string) => Promise<readonly string[]>;
  /** Goes to the first page of a list that has several. */
  onShow?: () => void;
}

export const maxCounted = 100; // the largest page of the API

/**
 * A button that says how many rows are new since the list was read, and shows them when it is clicked. The list itself never
 * moves.
 */
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
      () => {}, // the read failed: the list and the button stay as they are
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

/**
 * The ids of what was created since the list was read, and a function that removes ids. It also finds what was created while
 * no changes arrived.
 */
function useCreated(type: Props<unknown>["type"], createdSince: (time: string) => Promise<readonly string[]>) {
  const [created, setCreated] = useState<readonly string[]>([]);
  const received = useRef<string[]>([]);
  // Src/early.ts may have read the page's first list before this script ran.
  const readAt = useRef(receivesChanges() ? Date.now() : performance.timeOrigin);
  const hasMissed = useRef(false);
  const createdBy = (change: Change) => {
    if (typeof type === "function") return type(change);
    return change.type === type && change.kind === "CREATED" ? change.id : null;
  };
  const add = (ids: readonly string[]) => {
    if (ids.length > 0) setCreated((before) => [...new Set([...before, ...ids])].slice(-maxCounted));
  };
  useChanges((change) => {
    const id = change && createdBy(change);
    if (!change) hasMissed.current = true;
    else if (id) received.current.push(id);
  });
  const lookForMissed = () => {
    if (!hasMissed.current) return;
    hasMissed.current = false;
    createdSince(serverTime(readAt.current)).then(add, () => {
      hasMissed.current = true; // the next change tries again
    });
  };
  useChangesSoon(
    (change) => createdBy(change) !== null,
    () => {
      add(received.current.splice(0));
      lookForMissed();
    },
  );
  useOnSubscribed(() => {
    hasMissed.current = true;
    lookForMissed();
  });
  const clear = (shown: readonly string[], at: number) => {
    readAt.current = at;
    setCreated((now) => now.filter((id) => !shown.includes(id)));
  };
  return [created, clear] as const;
}
