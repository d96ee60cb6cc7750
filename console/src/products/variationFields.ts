import { typedAmount } from "../ui/amounts.ts";
import type { Format } from "../ui/format.ts";
import { numberOf } from "../ui/forms.ts";
import type { UpdateVariationInput } from "./change.gql.ts";
import type { VariationOfPage } from "./ProductPage.tsx";

/** The fields of a variation that are edited in the table. The stock is not one of them, because its correction needs a reason. */
export type VariationField = "sku" | "price" | "durationDays" | "lowStockThreshold" | "dependsOnStock";

/** The text of a checkbox that is checked; "" when it is not. */
export const checked = "yes";

/** Returns the text with which the field of a variation opens. */
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

/**
 * Converts a typed text into the input of the change. Throws an error like the server's when a number is expected and it is
 * none.
 */
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

/** Returns the field as it is after the change. */
export const sentOf = (field: VariationField, change: Partial<UpdateVariationInput>): Partial<VariationOfPage> => ({
  [field]: change[field] ?? null,
});
