import type { EventType } from "../api/schema.gql.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { subscribable } from "./search.ts";

interface Props {
  label: string;
  chosen: ReadonlySet<EventType>;
  onChange: (chosen: ReadonlySet<EventType>) => void;
}

/** The choice of the types of events that an endpoint gets, with the names that receivers see. */
export function EventChoice({ label, chosen, onChange }: Props) {
  const types = useMessages(eventTexts);
  return (
    <CheckList
      label={label}
      options={subscribable.map((type) => ({
        id: type,
        label: types[type],
        detail: type.toLowerCase().replace("_", "."),
      }))}
      chosen={chosen}
      onChange={(ids) => onChange(new Set(subscribable.filter((type) => ids.has(type))))}
    />
  );
}
