import { useRead } from "../api/query.ts";
import type { ProductKind } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { EntityFilter, isLongEnough } from "./EntityFilter.tsx";
import { ProductNamesDocument } from "./productFilter.gql.ts";

function useProducts(text: string, kind?: ProductKind) {
  const enabled = isLongEnough(text);
  const where = { ...(kind && { kind }), nameContainsFold: text };
  const { data } = useRead(ProductNamesDocument, { where }, { enabled });
  return enabled ? (data?.products.edges.map((edge) => edge.node) ?? []) : [];
}

const useAll = (text: string) => useProducts(text);
const useDigital = (text: string) => useProducts(text, "DIGITAL");

interface Props {
  chosen: string | undefined;
  name: string | undefined;
  onChange: (id: string | undefined) => void;
  /** Whether only products with licenses are offered. */
  digital?: boolean;
}

/** A filter by one product of the store. */
export function ProductFilter({ digital = false, ...filter }: Props) {
  const words = useMessages(shared).product;
  return (
    <EntityFilter label={words.label} searchLabel={words.find} useFound={digital ? useDigital : useAll} {...filter} />
  );
}
