import { useState } from "react";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { unlessStale } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { SetVariationStatusDocument } from "./change.gql.ts";
import type { VariationOfPage } from "./ProductPage.tsx";
import { productMessages } from "./productMessages.ts";

/** Archives a variation, or restores it. */
export function VariationStatusDialog(props: { variation: VariationOfPage; onClose: () => void }) {
  const { onClose } = props;
  const [variation] = useState(props.variation); // as it was opened
  const { variationStatus: words, stale } = useMessages(productMessages);
  const { mutateAsync: set } = useChange(SetVariationStatusDocument);
  const archives = variation.status === "ACTIVE";
  async function submit() {
    const { id, version } = variation;
    await unlessStale(set({ input: { id, version, status: archives ? "ARCHIVED" : "ACTIVE" } }), stale);
    notify(archives ? words.archived : words.restored);
    onClose();
  }
  const title = archives ? words.archive : words.restore;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${title}: ${variation.sku}`}
      text={archives ? words.archiveText : words.restoreText}
    >
      <Form submitLabel={title} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </Dialog>
  );
}
