import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { RevokeLicenseDocument } from "./batch.gql.ts";
import type { License } from "./LicenseList.tsx";
import { messages } from "./messages.ts";

/** The dialog that revokes a license for good. */
export function RevokeLicenseDialog({ license, onClose }: { license: License; onClose: () => void }) {
  const words = useMessages(messages).revoke;
  const { mutateAsync: revoke } = useChange(RevokeLicenseDocument);
  async function submit(reason: string) {
    await revoke({ input: { id: license.id, reason } });
    notify(words.oneDone);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.oneTitle(license.variation.sku)} text={words.oneText}>
      <Form danger submitLabel={words.one} onCancel={onClose} onSubmit={({ reason }) => submit(String(reason ?? ""))}>
        <TextArea name="reason" label={words.reason} hint={words.reasonHint} maxLength={500} />
      </Form>
    </Dialog>
  );
}
