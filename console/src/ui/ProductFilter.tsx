import { useRead } from "../api/query.ts";
import type { ProductKind } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { EntityFilter, offered } from "./EntityFilter.tsx";
import { ProductNamesDocument } from "./productFilter.gql.ts";

function useProducts(text: string, chosen: string | undefined, kind?: ProductKind) {
  const or = offered(text, chosen, { nameContainsFold: text });
  const enabled = or.length > 0;
  const { data } = useRead(ProductNamesDocument, { where: { ...(kind && { kind }), or } }, { enabled });
  const found = enabled ? (data?.products.edges.map((edge) => edge.node) ?? []) : [];
  return { found, chosen: found.find(({ id }) => id === chosen) };
}

const useDigitalProducts: typeof useProducts = (text, chosen) => useProducts(text, chosen, "DIGITAL");

interface Props {
  chosen: string | undefined;
  onChange: (id: string | undefined) => void;
  /** Offers products with licenses only. */
  digital?: boolean;
}

/** A filter by one product of the store. */
export function ProductFilter({ digital = false, ...filter }: Props) {
  const words = useMessages(shared).product;
  const useEntities = digital ? useDigitalProducts : useProducts;
  return <EntityFilter label={words.label} searchLabel={words.find} useEntities={useEntities} {...filter} />;
}
