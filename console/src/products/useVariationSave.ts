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
  /** Whether the cell shows the same of a row as of the one that it was opened with. */
  isSame: (row: VariationOfPage) => boolean;
}

/**
 * Saves what is typed into cells of one variation: one after the other, so that each is based on what the one before has
 * made. What others changed of the other cells is not in the way.
 */
export function useVariationSave(slug: string, id: string) {
  const { mutateAsync: update } = useChange(UpdateVariationDocument);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const own = useRef(new Map<number, number>()); // which version the own changes have made of which
  async function save({ change, version, isSame }: CellChange) {
    let based = version;
    for (;;) {
      for (let next = own.current.get(based); next !== undefined; next = own.current.get(based)) based = next;
      try {
        const { updateVariation } = await update({ input: { id, version: based, ...change } });
        if (updateVariation.version !== based) own.current.set(based, updateVariation.version);
        return;
      } catch (error) {
        const row = hasCode(error, "STALE") ? currentRow(slug, id) : undefined;
        if (!row || row.version === based || !isSame(row)) throw error;
        based = row.version;
      }
    }
  }
  return (change: CellChange) => {
    const saved = before.current.then(() => save(change));
    before.current = saved.catch(() => undefined);
    return saved;
  };
}

/** The variation as the page has read it last. */
const currentRow = (slug: string, id: string) =>
  queryClient
    .getQueryData<ProductPageQuery>(queryOptions(ProductPageDocument, { slug }).queryKey)
    ?.productBySlug?.variations.find((row) => row.id === id);
