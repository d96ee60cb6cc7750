import { useMessages } from "../messages/messages.ts";
import { EntityFilter } from "../ui/EntityFilter.tsx";
import { actionMessages, actionName } from "./actionMessages.ts";
import { messages } from "./messages.ts";

interface Props {
  /** An action, or the beginning of several. */
  chosen: string | undefined;
  onChange: (action: string | undefined) => void;
}

/** What was done, found by its words. */
export function ActionFilter({ chosen, onChange }: Props) {
  const words = useMessages(messages);
  return (
    <EntityFilter
      label={words.filters.action}
      searchLabel={words.search}
      chosen={chosen}
      onChange={onChange}
      useEntities={useActions}
    />
  );
}

function useActions(text: string, chosen: string | undefined) {
  const words = useMessages(actionMessages);
  return {
    chosen: chosen ? { id: chosen, name: actionName(words, chosen) } : undefined,
    found: Object.entries(words.actions)
      .filter(([, name]) => name.toLowerCase().includes(text.toLowerCase()))
      .map(([id, name]) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}
