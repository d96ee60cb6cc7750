import { useRef } from "react";
import { useOneByOne } from "../api/oneByOne.ts";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { bulkMessages } from "./bulkMessages.ts";
import { DisableStaffDocument, EnableStaffDocument } from "./change.gql.ts";
import type { StaffListQuery } from "./list.gql.ts";
import { messages } from "./messages.ts";

interface Props {
  disable: boolean;
  members: readonly StaffListQuery["staffMembers"]["edges"][number]["node"][];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that disables or enables several people. */
export function DisableStaffDialog({ disable, members, onDone, onClose }: Props) {
  const all = useMessages(bulkMessages);
  const words = disable ? all.disable : all.enable;
  const { revokeHint } = useMessages(messages).disable;
  const { mutateAsync: end } = useChange(DisableStaffDocument);
  const { mutateAsync: enable } = useChange(EnableStaffDocument);
  const revokesTokens = useRef(false);
  const change = useOneByOne((id) =>
    disable ? end({ input: { id }, revokeTokens: revokesTokens.current }) : enable({ input: { id } }),
  );
  return (
    <BulkDialog
      danger={disable}
      title={words.title}
      text={words.text}
      rows={members}
      factOf={({ name, email, status }) => ({
        label: name || email,
        value: <StatusBadge kind="staff" status={status} />,
      })}
      submitLabel={(left) => words.submit(left.length)}
      change={(ids, { revokeTokens }) => {
        revokesTokens.current = revokeTokens === true;
        return change(ids);
      }}
      doneText={words.done}
      failedText={all.failed}
      onDone={onDone}
      onClose={onClose}
    >
      {disable && <CheckboxField name="revokeTokens" label={all.revoke} hint={revokeHint} />}
    </BulkDialog>
  );
}
