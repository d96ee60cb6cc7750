import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { SavedMeanwhile } from "../ui/SavedMeanwhile.tsx";
import { useEdited } from "../ui/useEdited.ts";
import type { Category } from "./CategoryList.tsx";
import { SetCategoryStatusDocument } from "./categories.gql.ts";
import { messages } from "./messages.ts";

/** The dialog that archives or restores a category. */
export function CategoryStatusDialog({ category: current, onClose }: { category: Category; onClose: () => void }) {
  const words = useMessages(messages).categories;
  const { statuses } = useMessages(shared);
  const { opened, version, savedByOthers, save } = useEdited(current, ({ status }) => ({
    status: statuses.variation[status],
  }));
  const { mutateAsync: setStatus } = useChange(SetCategoryStatusDocument);
  const archives = opened.status === "ACTIVE";
  async function submit() {
    const status = archives ? "ARCHIVED" : "ACTIVE";
    await save(setStatus({ input: { id: opened.id, version, status } }), words.staleFields, { status });
    notify(archives ? words.archived : words.restored);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${archives ? words.archive : words.restore}: ${opened.name}`}
      text={archives ? words.archiveText : words.restoreText}
    >
      <Form
        submitLabel={archives ? words.archive : words.restore}
        onCancel={onClose}
        onSubmit={submit}
        savedByOthers={savedByOthers}
      >
        <SavedMeanwhile name="status" />
      </Form>
    </Dialog>
  );
}
