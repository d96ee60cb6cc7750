import { useMessages } from "../messages/messages.ts";
import { EntityFilter } from "../ui/EntityFilter.tsx";
import { actionMessages, actionName } from "./actionMessages.ts";
import { messages } from "./messages.ts";

interface Props {
  /** An action, or a prefix of actions, which ends in a dot. */
  chosen: string | undefined;
  onChange: (action: string | undefined) => void;
}

/** A filter by action. Actions are found by their names in the person's language. */
export function ActionFilter({ chosen, onChange }: Props) {
  const words = useMessages(messages);
  const names = useMessages(actionMessages);
  return (
    <EntityFilter
      label={words.filters.action}
      searchLabel={words.search}
      chosen={chosen}
      name={chosen && actionName(names, chosen)}
      onChange={onChange}
      useFound={useActions}
    />
  );
}

function useActions(text: string) {
  return Object.entries(useMessages(actionMessages).actions)
    .filter(([, name]) => name.toLowerCase().includes(text.toLowerCase()))
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
