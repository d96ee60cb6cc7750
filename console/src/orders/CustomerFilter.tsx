import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { type Entity, EntityFilter, offered } from "../ui/EntityFilter.tsx";
import { OrderFilterCustomersDocument } from "./filters.gql.ts";
import { messages } from "./messages.ts";

function useCustomers(text: string, chosen: string | undefined) {
  const or = offered(text, chosen, { matches: text });
  const enabled = or.length > 0;
  const { data } = useRead(OrderFilterCustomersDocument, { where: { or } }, { enabled });
  const found: Entity[] = enabled ? (data?.customers.edges.map((edge) => edge.node) ?? []) : [];
  return { found, chosen: found.find(({ id }) => id === chosen) };
}

/** Orders of one customer. */
export function CustomerFilter(props: { chosen: string | undefined; onChange: (id: string | undefined) => void }) {
  const words = useMessages(messages).filters;
  return <EntityFilter label={words.customer} searchLabel={words.findCustomer} useEntities={useCustomers} {...props} />;
}
