import { request } from "../api/request.ts";
import { ImportPricesDocument, ImportProductsDocument, type ImportProductsMutation } from "./import.gql.ts";

export type ImportResult = ImportProductsMutation["importProducts"];
export type ImportKind = "PRODUCTS" | "PRICES";

interface Input {
  csv: string;
  dryRun: boolean;
  expectedDigest?: string;
  idempotencyKey?: string;
}

/** Imports a CSV, or returns what it would change (dryRun). Throws an ApiError. */
export async function importFile(kind: ImportKind, input: Input, signal?: AbortSignal): Promise<ImportResult> {
  return kind === "PRICES"
    ? (await request(ImportPricesDocument, { input }, signal)).importPrices
    : (await request(ImportProductsDocument, { input }, signal)).importProducts;
}
