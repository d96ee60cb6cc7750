import { useMessages } from "../messages/messages.ts";
import { newMessages } from "./newMessages.ts";

/** Why an order would be refused, in the viewer's language. */
export function OrderProblem({ code, message }: { code: string; message: string }) {
  const { problem } = useMessages(newMessages);
  return code in problem ? problem[code as keyof typeof problem] : message;
}
