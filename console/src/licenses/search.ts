import type { LicenseStatus } from "../api/schema.gql.ts";
import { type DialogSearch, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { among, textOf } from "../ui/readAddress.ts";

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

/** The search parameters of the upload: the variation of the licenses. */
export interface LicenseUploadSearch {
  variation?: string;
}

export const readLicenseUploadSearch = (raw: Record<string, unknown>): LicenseUploadSearch =>
  isId(raw.variation) ? { variation: raw.variation } : {};

/** The search parameters of an upload's page: the open dialog. */
export type LicenseBatchSearch = DialogSearch<"revoke">;

export const readLicenseBatchSearch = (raw: Record<string, unknown>): LicenseBatchSearch => readDialog(raw, ["revoke"]);
