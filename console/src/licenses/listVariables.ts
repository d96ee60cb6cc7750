import { compact, pageArguments } from "../ui/page.ts";
import type { LicenseListQueryVariables } from "./list.gql.ts";
import { chosenLicenseStatuses, type LicensesSearch } from "./search.ts";

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
