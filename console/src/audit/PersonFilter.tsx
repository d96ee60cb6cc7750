import { useMessages } from "../messages/messages.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { messages } from "./messages.ts";

interface Props {
  /** Who did what is shown: people whom the viewer may not list can be chosen from these. */
  rows: readonly { actorId: string | null; actorName: string }[];
  staff: readonly { id: string; name: string; email: string }[];
  chosen: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** What one person or API token did. */
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
