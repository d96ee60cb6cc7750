import { useState } from "react";
import { readOnce, useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { useMake } from "../ui/useMake.ts";
import type { Category } from "./CategoryList.tsx";
import {
  CategoryListDocument,
  CreateCategoryDocument,
  type CreateCategoryMutationVariables,
  UpdateCategoryDocument,
} from "./categories.gql.ts";
import { branchOf, treeOf } from "./categoryTree.ts";
import { messages } from "./messages.ts";
import { productMessages } from "./productMessages.ts";

interface Props {
  categories: readonly Category[];
  /** The category to change; without one, a category is added. */
  category: Category | undefined;
  onClose: () => void;
}

/** The dialog that adds a category, or renames and moves one. */
export function CategoryDialog({ categories, category: current, onClose }: Props) {
  const { categories: words } = useMessages(messages);
  const { form } = useMessages(productMessages);
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
  const { mutateAsync } = useChange(CreateCategoryDocument);
  const create = useMake(mutateAsync, async ({ input }: CreateCategoryMutationVariables) => {
    const found = (await readOnce(CategoryListDocument, { where: { slug: input.slug } })).categories.edges[0]?.node;
    const isSame = found?.name === input.name && found.parent?.id === input.parentId;
    return isSame ? { createCategory: found } : undefined;
  });
  const { mutateAsync: update } = useChange(UpdateCategoryDocument);
  const [openedWith] = useState(categories); // a parent that another person deletes stays chosen until another one is chosen
  const known = [...categories, ...openedWith.filter(({ id }) => !categories.some((one) => one.id === id))];
  const branch = category ? branchOf(categories, category.id) : new Set<string>();
  const parents = treeOf(known).filter(({ id }) => !branch.has(id));
  async function submit(values: FormValues) {
    const parentId = textOf(values, "parentId");
    const input = { name: textOf(values, "name"), slug: textOf(values, "slug"), ...(parentId && { parentId }) };
    if (category) {
      const changed = { id: category.id, version, ...input, clearParent: !parentId };
      const parent = known.find(({ id }) => id === parentId) ?? null;
      await save(update({ input: changed }), words.staleFields, { name: input.name, slug: input.slug, parent });
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
