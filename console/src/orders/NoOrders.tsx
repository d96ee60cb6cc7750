import { ReceiptText, SearchX } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { messages } from "./messages.ts";

/** Shown in a list without orders: the filters match none, or the store has none. */
export function NoOrders({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const words = useMessages(messages);
  const { filters } = useMessages(shared);
  if (!filtered) return <EmptyState icon={ReceiptText} title={words.empty} text={words.emptyText} />;
  return (
    <EmptyState
      icon={SearchX}
      title={words.noMatch}
      text={words.noMatchText}
      action={<Button onClick={onClear}>{filters.clear}</Button>}
    />
  );
}
