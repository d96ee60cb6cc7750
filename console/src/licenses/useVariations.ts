import { useRead } from "../api/query.ts";
import { isLongEnough } from "../ui/EntityFilter.tsx";
import { LicenseVariationsDocument, type VariationWhereInput } from "./upload.gql.ts";

/** Returns the digital variations whose SKU or product contains a text, and the chosen variation. */
export function useVariations(text: string, chosen: string | undefined) {
  const or: VariationWhereInput[] = chosen ? [{ id: chosen }] : [];
  if (isLongEnough(text)) or.push({ skuContainsFold: text }, { hasProductWith: [{ nameContainsFold: text }] });
  const where = { hasProductWith: [{ kind: "DIGITAL" as const }], or };
  const enabled = or.length > 0;
  const { data, error, isPending, refetch } = useRead(LicenseVariationsDocument, { where }, { enabled });
  const found = enabled ? (data?.variations.edges.map((edge) => edge.node) ?? []) : [];
  return { found, chosen: found.find(({ id }) => id === chosen), isPending: enabled && isPending, error, refetch };
}
