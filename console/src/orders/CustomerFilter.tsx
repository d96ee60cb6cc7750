import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { EntityFilter, isLongEnough } from "../ui/EntityFilter.tsx";
import { OrderFilterCustomersDocument } from "./filters.gql.ts";
import { messages } from "./messages.ts";

function useCustomers(text: string) {
  const enabled = isLongEnough(text);
  const { data } = useRead(OrderFilterCustomersDocument, { where: { matches: text } }, { enabled });
  return enabled ? (data?.customers.edges.map((edge) => edge.node) ?? []) : [];
}

interface Props {
  chosen: string | undefined;
  name: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** A filter by customer. */
export function CustomerFilter(props: Props) {
  const words = useMessages(messages).filters;
  return <EntityFilter label={words.customer} searchLabel={words.findCustomer} useFound={useCustomers} {...props} />;
}
