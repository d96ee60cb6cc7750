import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { RevokeLicensesDocument } from "./bulk.gql.ts";
import { bulkMessages } from "./bulkMessages.ts";
import type { License } from "./LicenseList.tsx";

interface Props {
  licenses: readonly License[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that revokes several licenses for good. */
export function RevokeLicensesDialog({ licenses, onDone, onClose }: Props) {
  const words = useMessages(bulkMessages);
  const { statuses } = useMessages(shared);
  const { mutateAsync: revoke } = useChange(RevokeLicensesDocument);
  return (
    <BulkDialog
      danger
      title={words.title}
      text={words.text}
      rows={licenses}
      factOf={({ variation, externalRef, status }) => ({
        label: variation.sku,
        value: [externalRef, statuses.license[status]].filter(Boolean).join(", "),
      })}
      submitLabel={(left) => words.submit(left.length)}
      change={async (ids, { reason }) =>
        (await revoke({ input: { ids, reason: String(reason ?? "").trim() } })).results
      }
      doneText={words.done}
      failedText={words.failed}
      onDone={onDone}
      onClose={onClose}
    >
      <TextArea name="reason" label={words.reason} hint={words.reasonHint} optional maxLength={500} />
    </BulkDialog>
  );
}
