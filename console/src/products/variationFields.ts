import { typedAmount } from "../ui/amounts.ts";
import type { Format } from "../ui/format.ts";
import { numberOf } from "../ui/forms.ts";
import type { UpdateVariationInput } from "./change.gql.ts";
import type { VariationOfPage } from "./ProductPage.tsx";

/** What of a variation is edited in the table. Its stock is not: a correction of it needs a reason. */
export type VariationField = "sku" | "price" | "durationDays" | "lowStockThreshold" | "dependsOnStock";

/** What is typed into a field that is checked or not. */
export const checked = "yes";

/** What the field of a variation holds before someone types into it. */
export function fieldText(variation: VariationOfPage, field: VariationField, format: Format): string {
  switch (field) {
    case "price":
      return format.amount(variation.price);
    case "dependsOnStock":
      return variation.dependsOnStock ? checked : "";
    default:
      return String(variation[field] ?? "");
  }
}

/** The change that a typed text means. Throws the error that the server would where it is no number. */
export function changeOf(field: VariationField, typed: string, wholeNumber: string): Partial<UpdateVariationInput> {
  const text = typed.trim();
  switch (field) {
    case "sku":
      return { sku: text };
    case "price":
      return { price: typedAmount(text) };
    case "dependsOnStock":
      return { dependsOnStock: text === checked };
    case "lowStockThreshold":
      if (text === "") return { clearLowStockThreshold: true };
      return { lowStockThreshold: numberOf({ [field]: text }, field, wholeNumber) };
    case "durationDays":
      return { durationDays: numberOf({ [field]: text }, field, wholeNumber) };
  }
}

/** What a change makes of the field. */
export const sentOf = (field: VariationField, change: Partial<UpdateVariationInput>): Partial<VariationOfPage> => ({
  [field]: change[field] ?? null,
});
