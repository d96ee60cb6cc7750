import { readOnce, useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf, unlessDeleted } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { SavedMeanwhile } from "../ui/SavedMeanwhile.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import type { Category } from "./CategoryList.tsx";
import { CategoryUseDocument, DeleteCategoryDocument } from "./categories.gql.ts";
import { treeOf } from "./categoryTree.ts";
import { messages } from "./messages.ts";

interface Props {
  categories: readonly Category[];
  category: Category;
  onClose: () => void;
}

/** The dialog that deletes a category. It says what happens to its products and to the categories below it. */
export function DeleteCategoryDialog({ categories, category: current, onClose }: Props) {
  const words = useMessages(messages).categories;
  const { statuses } = useMessages(shared);
  const {
    opened: category,
    version,
    savedByOthers,
    save,
  } = useEdited(current, ({ name, slug, parent, status }) => ({
    name: `${name} (${slug})`,
    parent: categories.find(({ id }) => id === parent?.id)?.name ?? words.top,
    status: statuses.variation[status],
  }));
  const { count } = useFormat();
  const { data, error, refetch } = useRead(CategoryUseDocument, { id: category.id });
  const { mutateAsync: remove } = useChange(DeleteCategoryDocument);
  const products = data?.category?.products.totalCount ?? 0;
  const children = data?.category?.children.length ?? 0;
  const others = treeOf(categories).filter(({ id }) => id !== category.id);
  async function submit(values: FormValues) {
    const moveProductsTo = textOf(values, "moveProductsTo");
    const input = { id: category.id, version, ...(moveProductsTo && { moveProductsTo }) };
    const find = async () => (await readOnce(CategoryUseDocument, { id: category.id })).category;
    await save(unlessDeleted(remove({ input }), find), words.staleDelete);
    notify(words.deleted);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={`${words.delete}: ${category.name}`} text={words.deleteText}>
      <Form
        danger
        submitLabel={words.delete}
        disabled={!data}
        onCancel={onClose}
        onSubmit={submit}
        savedByOthers={savedByOthers}
      >
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {Object.keys(savedByOthers).map((name) => (
          <SavedMeanwhile key={name} name={name} />
        ))}
        {children > 0 && <p>{words.movesUp(children, count(children), category.parent !== null)}</p>}
        {products > 0 && others.length > 0 && (
          <SelectField
            name="moveProductsTo"
            label={words.itsProducts(products, count(products))}
            options={[
              { value: "", label: words.noCategory },
              ...others.map(({ id, name, depth }) => ({ value: id, label: `${"– ".repeat(depth)}${name}` })),
            ]}
          />
        )}
        {products > 0 && others.length === 0 && <p>{words.leaves(products, count(products))}</p>}
      </Form>
    </Dialog>
  );
}
