import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { type Entity, EntityFilter } from "../ui/EntityFilter.tsx";
import { OrderFilterProductsDocument } from "./filters.gql.ts";
import { messages } from "./messages.ts";

function useProducts(text: string, chosen: string | undefined) {
  const where = { or: [{ nameContainsFold: text }, ...(chosen ? [{ id: chosen }] : [])] };
  const { data } = useRead(
    OrderFilterProductsDocument,
    { where },
    { enabled: text.length >= 2 || chosen !== undefined },
  );
  const found: Entity[] = data?.products.edges.map((edge) => edge.node) ?? [];
  return { found, chosen: found.find(({ id }) => id === chosen) };
}

/** Orders that hold one product. */
export function ProductFilter(props: { chosen: string | undefined; onChange: (id: string | undefined) => void }) {
  const words = useMessages(messages).filters;
  return <EntityFilter label={words.product} searchLabel={words.findProduct} useEntities={useProducts} {...props} />;
}
