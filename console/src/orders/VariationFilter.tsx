import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { EntityFilter, isLongEnough } from "../ui/EntityFilter.tsx";
import { OrderFilterVariationsDocument } from "./filters.gql.ts";
import { messages } from "./messages.ts";

function useVariations(text: string) {
  const enabled = isLongEnough(text);
  const { data } = useRead(OrderFilterVariationsDocument, { where: { skuContainsFold: text } }, { enabled });
  return enabled ? (data?.variations.edges.map(({ node: { id, sku } }) => ({ id, name: sku })) ?? []) : [];
}

interface Props {
  chosen: string | undefined;
  name: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** A filter by variation. */
export function VariationFilter(props: Props) {
  const words = useMessages(messages).filters;
  return <EntityFilter label={words.variation} searchLabel={words.findVariation} useFound={useVariations} {...props} />;
}
