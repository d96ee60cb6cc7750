import { useState } from "react";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { unlessStale } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import type { Category } from "./CategoryList.tsx";
import { SetCategoryStatusDocument } from "./categories.gql.ts";
import { messages } from "./messages.ts";

/** Archives a category, or restores it. */
export function CategoryStatusDialog({ category: current, onClose }: { category: Category; onClose: () => void }) {
  const [category] = useState(current); // as it was opened
  const words = useMessages(messages).categories;
  const { mutateAsync: setStatus } = useChange(SetCategoryStatusDocument);
  const { id, name, version } = category;
  const archives = category.status === "ACTIVE";
  async function submit() {
    const status = archives ? "ARCHIVED" : "ACTIVE";
    await unlessStale(setStatus({ input: { id, version, status } }), words.stale);
    notify(archives ? words.archived : words.restored);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${archives ? words.archive : words.restore}: ${name}`}
      text={archives ? words.archiveText : words.restoreText}
    >
      <Form submitLabel={archives ? words.archive : words.restore} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </Dialog>
  );
}
