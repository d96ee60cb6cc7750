import { request } from "../api/request.ts";
import { PricesNowDocument } from "./changes.gql.ts";
import { type Cell, cellKey } from "./draft.ts";

const maxPage = 100; // the largest page of the API

/** Reads the current prices of cells, by their keys; null where the base price applies. */
export async function readPrices(cells: readonly Cell[]): Promise<Record<string, string | null>> {
  const prices: Record<string, string | null> = Object.fromEntries(cells.map((cell) => [cellKey(cell), null]));
  const ids = [...new Set(cells.map(({ variationId }) => variationId))];
  for (let at = 0; at < ids.length; at += maxPage) {
    const variationIds = ids.slice(at, at + maxPage);
    const { variations } = await request(PricesNowDocument, { variationIds });
    for (const { node } of variations.edges) {
      for (const { tier, price } of node.tierPrices) {
        const key = cellKey({ variationId: node.id, tierId: tier.id });
        if (key in prices) prices[key] = price;
      }
    }
  }
  return prices;
}
