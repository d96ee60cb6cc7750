import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";

interface Props {
  items: readonly { productName: string; replacesId: string | null }[];
}

/** The first product of an order, such as "Streamly Premium × 2", and the number of other products. */
export function OrderedItems({ items }: Props) {
  const words = useMessages(shared);
  const counts = new Map<string, number>();
  for (const item of items.filter((i) => !i.replacesId)) {
    counts.set(item.productName, (counts.get(item.productName) ?? 0) + 1);
  }
  const [first, ...others] = [...counts];
  if (!first) return null;
  const [name, count] = first;
  return (
    <span className="muted">
      <bdi>{name}</bdi>
      {count > 1 && ` × ${count}`}
      {others.length > 0 && ` ${words.andMore(others.length)}`}
    </span>
  );
}
