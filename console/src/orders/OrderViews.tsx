import { useMessages } from "../messages/messages.ts";
import { SavedViews } from "../ui/SavedViews.tsx";
import { messages } from "./messages.ts";
import type { OrdersSearch } from "./search.ts";

const views: readonly { id: keyof (typeof messages)["en"]["view"]; search: OrdersSearch }[] = [
  { id: "all", search: {} },
  { id: "waiting", search: { status: "PENDING", sort: "created" } },
  { id: "deliver", search: { status: "PROCESSING", sort: "created" } },
  { id: "refunded", search: { refunded: "7d" } },
];

/** The views of the list: the built-in ones and the person's own. */
export function OrderViews({ search }: { search: OrdersSearch }) {
  const words = useMessages(messages).view;
  const builtIn = views.map(({ id, search }) => ({ id, name: words[id], search }));
  return <SavedViews list="orders" to="/orders" builtIn={builtIn} search={search} />;
}
