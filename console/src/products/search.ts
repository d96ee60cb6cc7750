import type { ProductKind, ProductStatus } from "../api/schema.gql.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";

export const productStatuses = ["DRAFT", "ACTIVE", "INACTIVE", "ARCHIVED"] as const satisfies ProductStatus[];
export const productKinds = ["DIGITAL", "SERVICE", "PHYSICAL"] as const satisfies ProductKind[];
export const productSorts = ["created", "-created", "updated", "-updated", "name", "-name"] as const;

/** The address of the list: /products?q=vpn&status=ACTIVE&kind=DIGITAL&category=…&sort=name */
export interface ProductsSearch extends PageSearch {
  q?: string;
  status?: string;
  kind?: ProductKind;
  category?: string;
  sort?: (typeof productSorts)[number];
  dialog?: "create";
}

export const readProductsSearch = (raw: Record<string, unknown>): ProductsSearch =>
  compact({
    q: raw.q === undefined ? "" : String(raw.q),
    status: productStatuses.filter((status) => String(raw.status).split(",").includes(status)).join(","),
    kind: productKinds.find((kind) => kind === raw.kind),
    category: isId(raw.category) ? raw.category : undefined,
    sort: productSorts.find((sort) => sort === raw.sort),
    dialog: raw.dialog === "create" ? "create" : undefined,
    ...readPage(raw),
  }) as ProductsSearch;

export const chosenProductStatuses = (search: ProductsSearch) => (search.status?.split(",") ?? []) as ProductStatus[];

export const productDialogs = [
  "edit",
  "publish",
  "withdraw",
  "archive",
  "add",
  "variation",
  "stock",
  "variationStatus",
] as const;

/** The address of a product's page: the open dialog, and the variation that it is about. */
export interface ProductSearch {
  dialog?: (typeof productDialogs)[number];
  variation?: string;
}

export const readProductSearch = (raw: Record<string, unknown>): ProductSearch =>
  compact({
    dialog: productDialogs.find((dialog) => dialog === raw.dialog),
    variation: isId(raw.variation) ? raw.variation : undefined,
  }) as ProductSearch;

const categoryDialogs = ["add", "edit", "status", "delete"] as const;

/** The address of the categories: /categories?dialog=edit&category=… */
export interface CategoriesSearch {
  dialog?: (typeof categoryDialogs)[number];
  category?: string;
}

export const readCategoriesSearch = (raw: Record<string, unknown>): CategoriesSearch =>
  compact({
    dialog: categoryDialogs.find((dialog) => dialog === raw.dialog),
    category: isId(raw.category) ? raw.category : undefined,
  }) as CategoriesSearch;
