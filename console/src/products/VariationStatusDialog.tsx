import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { SavedMeanwhile } from "../ui/SavedMeanwhile.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { SetVariationStatusDocument } from "./change.gql.ts";
import type { VariationOfPage } from "./ProductPage.tsx";
import { productMessages } from "./productMessages.ts";

/** The dialog that archives or restores a variation. */
export function VariationStatusDialog(props: { variation: VariationOfPage; onClose: () => void }) {
  const { onClose } = props;
  const { variationStatus: words, staleFields } = useMessages(productMessages);
  const { statuses } = useMessages(shared);
  const { opened, version, savedByOthers, save } = useEdited(props.variation, ({ status }) => ({
    status: statuses.variation[status],
  }));
  const { mutateAsync: set } = useChange(SetVariationStatusDocument);
  const archives = opened.status === "ACTIVE";
  async function submit() {
    const status = archives ? "ARCHIVED" : "ACTIVE";
    await save(set({ input: { id: opened.id, version, status } }), staleFields, { status });
    notify(archives ? words.archived : words.restored);
    onClose();
  }
  const title = archives ? words.archive : words.restore;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${title}: ${opened.sku}`}
      text={archives ? words.archiveText : words.restoreText}
    >
      <Form submitLabel={title} onCancel={onClose} onSubmit={submit} savedByOthers={savedByOthers}>
        <SavedMeanwhile name="status" />
      </Form>
    </Dialog>
  );
}
