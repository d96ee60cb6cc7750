import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { EntityFilter, offered } from "../ui/EntityFilter.tsx";
import { OrderFilterVariationsDocument } from "./filters.gql.ts";
import { messages } from "./messages.ts";

function useVariations(text: string, chosen: string | undefined) {
  const or = offered(text, chosen, { skuContainsFold: text });
  const enabled = or.length > 0;
  const { data } = useRead(OrderFilterVariationsDocument, { where: { or } }, { enabled });
  const found = enabled ? (data?.variations.edges.map(({ node: { id, sku } }) => ({ id, name: sku })) ?? []) : [];
  return { found, chosen: found.find(({ id }) => id === chosen) };
}

/** Orders of one variation. */
export function VariationFilter(props: { chosen: string | undefined; onChange: (id: string | undefined) => void }) {
  const words = useMessages(messages).filters;
  return (
    <EntityFilter label={words.variation} searchLabel={words.findVariation} useEntities={useVariations} {...props} />
  );
}
