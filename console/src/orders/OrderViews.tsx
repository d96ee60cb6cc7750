import { useMessages } from "../messages/messages.ts";
import { TabLink, Tabs } from "../ui/Tabs.tsx";
import { messages } from "./messages.ts";
import type { OrdersSearch } from "./search.ts";

const views: readonly { id: keyof (typeof messages)["en"]["view"]; search: OrdersSearch }[] = [
  { id: "all", search: {} },
  { id: "waiting", search: { status: "PENDING", sort: "created" } },
  { id: "deliver", search: { status: "PROCESSING", sort: "created" } },
  { id: "refunded", search: { refunded: true, period: "7d" } },
];

/** The views of the list that everyone has. */
export function OrderViews({ search }: { search: OrdersSearch }) {
  const words = useMessages(messages);
  const { after: _after, before: _before, ...own } = search;
  const same = (other: OrdersSearch) =>
    JSON.stringify(Object.entries(own).sort()) === JSON.stringify(Object.entries(other).sort());
  return (
    <Tabs label={words.views}>
      {views.map((view) => (
        <TabLink key={view.id} to="/orders" search={view.search} current={same(view.search)}>
          {words.view[view.id]}
        </TabLink>
      ))}
    </Tabs>
  );
}
