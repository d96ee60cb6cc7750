import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { EntityFilter } from "../ui/EntityFilter.tsx";
import { OrderFilterVariationsDocument } from "./filters.gql.ts";
import { messages } from "./messages.ts";

function useVariations(text: string, chosen: string | undefined) {
  const searches = text.length >= 2;
  const where = { or: [...(searches ? [{ skuContainsFold: text }] : []), ...(chosen ? [{ id: chosen }] : [])] };
  const enabled = searches || chosen !== undefined;
  const { data } = useRead(OrderFilterVariationsDocument, { where }, { enabled });
  const found = enabled ? (data?.variations.edges.map(({ node: { id, sku } }) => ({ id, name: sku })) ?? []) : [];
  return { found, chosen: found.find(({ id }) => id === chosen) };
}

/** Orders of one variation. */
export function VariationFilter(props: { chosen: string; onChange: (id: string | undefined) => void }) {
  const words = useMessages(messages).filters;
  return (
    <EntityFilter label={words.variation} searchLabel={words.findVariation} useEntities={useVariations} {...props} />
  );
}
