import type { ProductKind, ProductStatus } from "../api/schema.gql.ts";
import { type DialogSearch, type ListDialog, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { among, textOf } from "../ui/readAddress.ts";

export const productStatuses = ["DRAFT", "ACTIVE", "INACTIVE", "ARCHIVED"] as const satisfies ProductStatus[];
export const productKinds = ["DIGITAL", "SERVICE", "PHYSICAL"] as const satisfies ProductKind[];
export const productSorts = ["created", "-created", "updated", "-updated", "name", "-name"] as const;

/** The search parameters of the list: /products?q=vpn&status=ACTIVE&kind=DIGITAL&category=…&sort=name */
export interface ProductsSearch extends PageSearch, DialogSearch<"create" | ListDialog> {
  q?: string;
  status?: string;
  kind?: ProductKind;
  category?: string;
  sort?: (typeof productSorts)[number];
}

export const readProductsSearch = (raw: Record<string, unknown>): ProductsSearch =>
  compact({
    q: textOf(raw.q),
    status: among(productStatuses, raw.status),
    kind: productKinds.find((kind) => kind === raw.kind),
    category: isId(raw.category) ? raw.category : undefined,
    sort: productSorts.find((sort) => sort === raw.sort),
    ...readPage(raw),
    ...readDialog(raw, ["create", ...listDialogs]),
  }) as ProductsSearch;

export const chosenProductStatuses = (search: ProductsSearch) => (search.status?.split(",") ?? []) as ProductStatus[];

export const productDialogs = ["edit", "publish", "withdraw", "archive", "add", "stock", "variationStatus"] as const;

export type ProductDialog = (typeof productDialogs)[number];

/** The search parameters of a product's page: the open dialog, whose row is a variation. */
export type ProductSearch = DialogSearch<ProductDialog>;

export const readProductSearch = (raw: Record<string, unknown>): ProductSearch => readDialog(raw, productDialogs);

const categoryDialogs = ["add", "edit", "status", "delete", "export"] as const;

/** The search parameters of the categories: /categories?dialog=edit&row=… */
export type CategoriesSearch = DialogSearch<(typeof categoryDialogs)[number]>;

export const readCategoriesSearch = (raw: Record<string, unknown>): CategoriesSearch =>
  readDialog(raw, categoryDialogs);
