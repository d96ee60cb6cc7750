import type { Refusal } from "../api/error.ts";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";

/** The reason for which an order would be refused, in the viewer's language. */
export function OrderProblem(refusal: Refusal) {
  useErrorTexts();
  return refusalText(refusal);
}
