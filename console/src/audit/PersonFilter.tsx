import { useMessages } from "../messages/messages.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { messages } from "./messages.ts";

interface Props {
  /** The rows that are shown. A viewer who may not list the staff can choose from the people in them. */
  rows: readonly { actorId: string | null; actorName: string }[];
  staff: readonly { id: string; name: string; email: string }[];
  chosen: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** A filter by a person or an API token. */
export function PersonFilter({ rows, staff, chosen, onChange }: Props) {
  const words = useMessages(messages).filters;
  const people = new Map<string, string>();
  if (chosen) people.set(chosen, `${chosen.slice(0, 13)}…`);
  for (const { actorId, actorName } of rows) if (actorId) people.set(actorId, actorName);
  for (const { id, name, email } of staff) people.set(id, name || email);
  return (
    <OptionsFilter
      label={words.actor}
      single
      options={[...people].map(([value, label]) => ({ value, label }))}
      chosen={chosen ? [chosen] : []}
      onChange={([id]) => onChange(id)}
    />
  );
}
