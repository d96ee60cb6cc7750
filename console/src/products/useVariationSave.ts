import { useRef } from "react";
import { hasCode } from "../api/error.ts";
import { queryClient, queryOptions, useChange } from "../api/query.ts";
import { UpdateVariationDocument, type UpdateVariationInput } from "./change.gql.ts";
import type { VariationOfPage } from "./ProductPage.tsx";
import { ProductPageDocument, type ProductPageQuery } from "./product.gql.ts";

interface CellChange {
  change: Partial<UpdateVariationInput>;
  /** The version that the cell shows. */
  version: number;
  /** Whether the row still has the value with which the cell was opened. */
  isSame: (row: VariationOfPage) => boolean;
}

/**
 * Returns a function that saves a change of a cell of one variation. Saves run one after the other, each based on the version that the
 * previous one has made. A change of another cell by another person does not make a save fail.
 */
export function useVariationSave(slug: string, id: string) {
  const { mutateAsync: update } = useChange(UpdateVariationDocument);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const ownVersions = useRef(new Map<number, number>()); // from the version before each of these saves to the one after it
  async function save({ change, version, isSame }: CellChange) {
    let based = version;
    for (;;) {
      for (let next = ownVersions.current.get(based); next !== undefined; next = ownVersions.current.get(based))
        based = next;
      try {
        const { updateVariation } = await update({ input: { id, version: based, ...change } });
        if (updateVariation.version !== based) ownVersions.current.set(based, updateVariation.version);
        return;
      } catch (error) {
        const row = hasCode(error, "STALE") ? currentRow(slug, id) : undefined;
        if (!row || row.version === based || !isSame(row)) throw error;
        based = row.version;
      }
    }
  }
  return (change: CellChange) => {
    const saved = lastSave.current.then(() => save(change));
    lastSave.current = saved.catch(() => undefined);
    return saved;
  };
}

/** Returns the variation as the page read it last. */
const currentRow = (slug: string, id: string) =>
  queryClient
    .getQueryData<ProductPageQuery>(queryOptions(ProductPageDocument, { slug }).queryKey)
    ?.productBySlug?.variations.find((row) => row.id === id);
