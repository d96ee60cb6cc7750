import { useOneByOne } from "../api/oneByOne.ts";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { RevokeApiTokenDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";

interface Props {
  tokens: readonly { id: string; name: string; prefix: string }[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that revokes tokens. */
export function RevokeTokensDialog({ tokens, onDone, onClose }: Props) {
  const words = useMessages(messages).revokeDialog;
  const { mutateAsync: revoke } = useChange(RevokeApiTokenDocument);
  const change = useOneByOne((id) => revoke({ input: { id } }));
  const [only] = tokens;
  return (
    <BulkDialog
      danger
      title={tokens.length === 1 && only ? words.title(only.name) : words.several}
      text={words.text}
      rows={tokens}
      factOf={({ name, prefix }) => ({ label: name, value: `${prefix}…` })}
      submitLabel={(left) => words.submit(left.length)}
      change={change}
      doneText={words.done}
      failedText={words.failed}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
