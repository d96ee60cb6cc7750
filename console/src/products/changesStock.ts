import type { ChangeType } from "../api/schema.gql.ts";

/** Whether a change of this type may be one of the stock of any product: orders take from it, uploads add to it. */
export const changesStock = (type: ChangeType) => type === "ORDER" || type === "LICENSE" || type === "LICENSE_BATCH";
