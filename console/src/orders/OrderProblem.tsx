import type { Refusal } from "../api/error.ts";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { newMessages } from "./newMessages.ts";

/** Why an order would be refused, in the viewer's language. */
export function OrderProblem(refusal: Refusal) {
  const { problem } = useMessages(newMessages);
  useErrorTexts();
  return problem[refusal.code as keyof typeof problem] ?? refusalText(refusal);
}
