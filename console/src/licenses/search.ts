import type { LicenseStatus } from "../api/schema.gql.ts";
import { type DialogSearch, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import { among, textOf } from "../ui/readAddress.ts";
import type { LicenseListQueryVariables } from "./list.gql.ts";

export const licenseStatuses = ["FREE", "SOLD", "REVOKED", "EXPIRED"] as const satisfies LicenseStatus[];
/** The choices of the filter "expires within", in days. */
export const licenseExpiries = ["7", "30", "90"] as const;

export const licenseSorts = ["created", "-created", "expires", "-expires"] as const;

/** The dialogs of the list. find: finds a license by its key. */
export const licensesDialogs = ["find", "revoke", ...listDialogs] as const;
export type LicensesDialog = (typeof licensesDialogs)[number];

/** The search parameters of the list: /licenses?id=…&status=FREE&product=…&variation=…&batch=…&expires=30 */
export interface LicensesSearch extends PageSearch, DialogSearch<LicensesDialog> {
  /** A prefix of the uploader's reference. */
  q?: string;
  id?: string;
  status?: string;
  product?: string;
  variation?: string;
  batch?: string;
  expires?: (typeof licenseExpiries)[number];
  sort?: (typeof licenseSorts)[number];
}

export function readLicensesSearch(raw: Record<string, unknown>): LicensesSearch {
  return compact({
    q: textOf(raw.q),
    id: isId(raw.id) ? raw.id : undefined,
    status: among(licenseStatuses, raw.status),
    product: isId(raw.product) ? raw.product : undefined,
    variation: isId(raw.variation) ? raw.variation : undefined,
    batch: isId(raw.batch) ? raw.batch : undefined,
    expires: licenseExpiries.find((days) => days === textOf(raw.expires)),
    sort: licenseSorts.find((sort) => sort === raw.sort),
    ...readPage(raw),
    ...readDialog(raw, licensesDialogs),
  }) as LicensesSearch;
}

export const chosenLicenseStatuses = (search: LicensesSearch) => (search.status?.split(",") ?? []) as LicenseStatus[];

/**
 * The variables of the list's query. The filter by expiry leaves out licenses that have expired. `hour` is the current hour, so that
 * the variables stay the same within it.
 */
export function licenseListVariables(
  search: LicensesSearch,
  hour = Math.floor(Date.now() / 3_600_000),
): LicenseListQueryVariables {
  const inDays = (days: number) => new Date((hour + 24 * days) * 3_600_000).toISOString();
  const sort = search.sort ?? "-created";
  return {
    ...pageArguments(search),
    where: compact({
      matches: search.q,
      id: search.id,
      statusIn: search.status ? chosenLicenseStatuses(search) : undefined,
      hasVariationWith: search.product ? [{ productId: search.product }] : undefined,
      variationId: search.variation,
      batchId: search.batch,
      expiresAtLT: search.expires ? inDays(Number(search.expires)) : undefined,
      not: search.expires ? { expiresAtLT: inDays(0) } : undefined,
    }),
    orderBy: {
      field: sort.endsWith("expires") ? "EXPIRES_AT" : "CREATED_AT",
      direction: sort.startsWith("-") ? "DESC" : "ASC",
    },
  };
}

/** The search parameters of the upload: the variation of the licenses. */
export interface LicenseUploadSearch {
  variation?: string;
}

export const readLicenseUploadSearch = (raw: Record<string, unknown>): LicenseUploadSearch =>
  isId(raw.variation) ? { variation: raw.variation } : {};

/** The search parameters of an upload's page: the open dialog. */
export type LicenseBatchSearch = DialogSearch<"revoke">;

export const readLicenseBatchSearch = (raw: Record<string, unknown>): LicenseBatchSearch => readDialog(raw, ["revoke"]);
