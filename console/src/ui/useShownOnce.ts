import { useSecret } from "../api/secrets.ts";
import { useMessages } from "../messages/messages.ts";
import { notify } from "./notices.ts";
import { onceMessages } from "./onceMessages.ts";
import { useIsGone } from "./useIsGone.ts";

/**
 * State for a secret that the server returns once, such as a new token. When the response comes after its dialog was closed, a notice
 * says that the secret was created but never shown.
 */
export function useShownOnce<Secret>() {
  const { unseen } = useMessages(onceMessages);
  const [secret, setSecret] = useSecret<Secret>();
  const isGone = useIsGone();
  const show = (made: Secret) => (isGone.current ? notify(unseen, "bad") : setSecret(made));
  return [secret, show] as const;
}
