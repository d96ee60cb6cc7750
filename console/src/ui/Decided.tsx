import type { ActorKind } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Time } from "./Time.tsx";

interface Props {
  decidedAt: string | null;
  decider: { kind: ActorKind; name: string } | null;
}

/** The time of a decision, and the person who made it; nothing while there is none. */
export function Decided({ decidedAt, decider }: Props) {
  const { actors } = useMessages(shared);
  if (!decidedAt) return null;
  return (
    <>
      <Time at={decidedAt} />
      {decider && ` · ${decider.name || actors[decider.kind]}`}
    </>
  );
}
