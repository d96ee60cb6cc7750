import { useState } from "react";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { SelectField, TextField } from "../ui/Field.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf, unlessStale } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { useEdited } from "../ui/useEdited.ts";
import type { Category } from "./CategoryList.tsx";
import { CreateCategoryDocument, SetCategoryStatusDocument, UpdateCategoryDocument } from "./categories.gql.ts";
import { branchOf, treeOf } from "./categoryTree.ts";
import { messages } from "./messages.ts";

interface Props {
  categories: readonly Category[];
  /** The one to change; without it, one is added. */
  category: Category | undefined;
  onClose: () => void;
}

/** Adds a category, or renames and moves one. */
export function CategoryDialog({ categories, category: current, onClose }: Props) {
  const { categories: words, form } = useMessages(messages);
  const {
    opened: category,
    version,
    savedByOthers,
    save,
  } = useEdited(current, ({ name, slug, parent }) => ({
    name,
    slug,
    parentId: categories.find(({ id }) => id === parent?.id)?.name ?? words.top,
  }));
  const { mutateAsync: create } = useChange(CreateCategoryDocument);
  const { mutateAsync: update } = useChange(UpdateCategoryDocument);
  const own = category ? branchOf(categories, category.id) : new Set<string>();
  const parents = treeOf(categories).filter(({ id }) => !own.has(id));
  async function submit(values: FormValues) {
    const parentId = textOf(values, "parentId");
    const input = { name: textOf(values, "name"), slug: textOf(values, "slug"), ...(parentId && { parentId }) };
    if (category) {
      const changed = { id: category.id, version, ...input, clearParent: !parentId };
      await save(update({ input: changed }), words.staleFields);
    } else await create({ input });
    notify(category ? words.changed : words.added);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={category ? words.editTitle : words.add} text={words.text}>
      <Form
        submitLabel={category ? words.save : words.add}
        onCancel={onClose}
        onSubmit={submit}
        savedByOthers={savedByOthers}
      >
        <TextField name="name" label={form.name} defaultValue={category?.name ?? ""} maxLength={200} />
        <TextField
          name="slug"
          label={form.slug}
          hint={form.slugHint}
          defaultValue={category?.slug ?? ""}
          maxLength={100}
        />
        <SelectField
          name="parentId"
          label={words.parent}
          defaultValue={category?.parent?.id ?? ""}
          options={[
            { value: "", label: words.top },
            ...parents.map(({ id, name, depth }) => ({ value: id, label: `${"– ".repeat(depth)}${name}` })),
          ]}
        />
      </Form>
    </Dialog>
  );
}

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
