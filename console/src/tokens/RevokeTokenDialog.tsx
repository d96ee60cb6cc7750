import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { RevokeApiTokenDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";

interface Props {
  token: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a token is revoked. */
export function RevokeTokenDialog({ token, onClose }: Props) {
  const words = useMessages(messages).revokeDialog;
  const { mutateAsync: revoke } = useChange(RevokeApiTokenDocument);
  async function submit() {
    await revoke({ input: { id: token.id } });
    notify(words.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.title(token.name)} text={words.text}>
      <Form danger submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </Dialog>
  );
}
