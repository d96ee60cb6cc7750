import { useOneByOne } from "../api/oneByOne.ts";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import type { Category } from "./CategoryList.tsx";
import { SetCategoryStatusDocument } from "./categories.gql.ts";
import { categoryBulkMessages } from "./categoryBulkMessages.ts";

interface Props {
  archive: boolean;
  categories: readonly Category[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that archives or restores several categories. It sends their versions of when it was opened. */
export function ArchiveCategoriesDialog({ archive, categories, onDone, onClose }: Props) {
  const all = useMessages(categoryBulkMessages);
  const words = archive ? all.archive : all.restore;
  const { mutateAsync: set } = useChange(SetCategoryStatusDocument);
  const versions = new Map(categories.map(({ id, version }) => [id, version]));
  const change = useOneByOne((id) =>
    set({ input: { id, version: versions.get(id) ?? 0, status: archive ? "ARCHIVED" : "ACTIVE" } }),
  );
  return (
    <BulkDialog
      title={words.title}
      text={words.text}
      rows={categories}
      factOf={({ name, status }) => ({ label: name, value: <StatusBadge kind="variation" status={status} /> })}
      submitLabel={(left) => words.submit(left.length)}
      change={change}
      doneText={words.done}
      failedText={all.failed}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
