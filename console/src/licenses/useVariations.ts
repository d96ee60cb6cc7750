import { useRead } from "../api/query.ts";
import { LicenseVariationsDocument } from "./upload.gql.ts";

/** The digital variations whose SKU or product holds a text, and the chosen one. */
export function useVariations(text: string, chosen: string | undefined) {
  const searches = text.length >= 2;
  const where = {
    hasProductWith: [{ kind: "DIGITAL" as const }],
    or: [
      ...(searches ? [{ skuContainsFold: text }, { hasProductWith: [{ nameContainsFold: text }] }] : []),
      ...(chosen ? [{ id: chosen }] : []),
    ],
  };
  const enabled = searches || chosen !== undefined;
  const { data, error, isPending, refetch } = useRead(LicenseVariationsDocument, { where }, { enabled });
  const found = enabled ? (data?.variations.edges.map((edge) => edge.node) ?? []) : [];
  return { found, chosen: found.find(({ id }) => id === chosen), isPending: enabled && isPending, error, refetch };
}
