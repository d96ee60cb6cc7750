import type { ChangeType } from "../api/schema.gql.ts";

/** Whether a change of this type may have changed the stock of a product: orders reduce it, uploads increase it. */
export const changesStock = (type: ChangeType) => type === "ORDER" || type === "LICENSE" || type === "LICENSE_BATCH";
