import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { useChanges } from "../api/changes.ts";
import { queryClient } from "../api/query.ts";
import type { ChangeType } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";

interface Props {
  type: ChangeType;
  /** Of the rows that are shown. */
  ids: readonly string[] | undefined;
  /** Goes to the first page of the list. */
  onShow: () => void;
}

/** How many rows are new since the list was read, and a button that shows them: the list itself never jumps. */
export function NewRows({ type, ids = [], onShow }: Props) {
  const words = useMessages(shared).table;
  const [created, setCreated] = useState<readonly string[]>([]);
  const unseen = created.filter((id) => !ids.includes(id));
  useChanges((change) => {
    if (change?.type === type && change.kind === "CREATED") setCreated((before) => [...before, change.id]);
  });
  useEffect(() => {
    if (unseen.length < created.length) setCreated(unseen);
  });
  const show = () => {
    setCreated([]);
    onShow();
    void queryClient.invalidateQueries();
  };
  return (
    <span role="status">
      {unseen.length > 0 && (
        <Button size="small" icon={ArrowUp} onClick={show}>
          {words.fresh(unseen.length)}
        </Button>
      )}
    </span>
  );
}
