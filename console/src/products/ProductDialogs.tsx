import { useState } from "react";
import { useChange } from "../api/query.ts";
import { useLatest } from "../api/useLatest.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { CheckList } from "../ui/CheckList.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { SavedMeanwhile } from "../ui/SavedMeanwhile.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { AddVariationDialog } from "./AddVariationDialog.tsx";
import { SetProductStatusDocument, UpdateProductDocument } from "./change.gql.ts";
import type { ProductOfPage } from "./ProductPage.tsx";
import { productMessages } from "./productMessages.ts";
import { StockDialog } from "./StockDialog.tsx";
import type { ProductSearch } from "./search.ts";
import { TextWithPreview } from "./TextWithPreview.tsx";
import { VariationStatusDialog } from "./VariationStatusDialog.tsx";

interface Props {
  product: ProductOfPage;
  categories: readonly { id: string; name: string }[];
  search: ProductSearch;
  /** Closes the dialog. The slug is given when the product was saved, possibly with a new one. */
  onClose: (slug?: string) => void;
}

/** The dialog that the address opens. */
export function ProductDialogs(props: Props) {
  const { product, search } = props;
  const onClose = () => props.onClose();
  const variation = product.variations.find(({ id }) => id === search.row);
  switch (search.dialog) {
    case "edit":
      return <EditDialog {...props} />;
    case "publish":
    case "withdraw":
    case "archive":
      return <StatusDialog step={search.dialog} product={product} onClose={onClose} />;
    case "add":
      return <AddVariationDialog product={product} onClose={onClose} />;
    case "variationStatus":
      return variation && <VariationStatusDialog key={search.row} variation={variation} onClose={onClose} />;
    case "stock":
      return (
        variation &&
        product.kind !== "DIGITAL" && <StockDialog key={search.row} variation={variation} onClose={onClose} />
      );
    default:
      return null;
  }
}

function EditDialog({ product: current, categories, onClose }: Props) {
  const words = useMessages(productMessages);
  const {
    opened: product,
    version,
    savedByOthers,
    save,
  } = useEdited(current, (row) => ({
    name: row.name,
    slug: row.slug,
    description: row.description,
    postSaleInstructions: row.postSaleInstructions,
    categoryIds: row.categories
      .map(({ name }) => name)
      .sort()
      .join(", "),
  }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(product.categories.map(({ id }) => id)));
  const { mutateAsync: update } = useChange(UpdateProductDocument);
  const close = useLatest(onClose); // the page's address may have changed by then, with the slug
  async function submit(values: FormValues) {
    const slug = textOf(values, "slug");
    const texts = {
      name: textOf(values, "name"),
      slug,
      description: textOf(values, "description"),
      postSaleInstructions: textOf(values, "postSaleInstructions"),
    };
    const within = categories.filter(({ id }) => chosen.has(id)); // leaves out categories that were deleted since the dialog opened
    const input = { id: product.id, version, ...texts, categoryIds: within.map(({ id }) => id) };
    await save(update({ input }), words.staleFields, { ...texts, categories: within });
    notify(words.edit.done);
    close.current(slug);
  }
  return (
    <Dialog open wide onClose={() => onClose()} title={words.edit.title}>
      <Form submitLabel={words.edit.submit} onCancel={() => onClose()} onSubmit={submit} savedByOthers={savedByOthers}>
        <TextField name="name" label={words.form.name} defaultValue={product.name} maxLength={200} />
        <TextField
          name="slug"
          label={words.form.slug}
          hint={words.form.slugHint}
          defaultValue={product.slug}
          maxLength={100}
        />
        <TextWithPreview
          name="description"
          label={words.form.description}
          defaultValue={product.description}
          maxLength={20_000}
        />
        <TextWithPreview
          name="postSaleInstructions"
          label={words.form.instructions}
          hint={words.form.instructionsHint}
          defaultValue={product.postSaleInstructions}
          maxLength={5_000}
        />
        {categories.length > 0 && (
          <CheckList
            name="categoryIds"
            label={words.form.categories}
            options={categories.map(({ id, name }) => ({ id, label: name }))}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
      </Form>
    </Dialog>
  );
}

const statusAfter = { publish: "ACTIVE", withdraw: "INACTIVE", archive: "ARCHIVED" } as const;

function StatusDialog(props: { step: keyof typeof statusAfter; product: ProductOfPage; onClose: () => void }) {
  const { step, product, onClose } = props;
  const { status: steps, staleFields } = useMessages(productMessages);
  const { statuses } = useMessages(shared);
  const words = steps[step];
  const { mutateAsync: set } = useChange(SetProductStatusDocument);
  const { opened, version, savedByOthers, save } = useEdited(product, (now) => ({
    status: statuses.product[now.status],
  }));
  async function submit() {
    const status = statusAfter[step];
    await save(set({ input: { id: opened.id, version, status } }), staleFields, { status });
    notify(words.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <Form
        danger={step === "archive"}
        submitLabel={words.submit}
        onCancel={onClose}
        onSubmit={submit}
        savedByOthers={savedByOthers}
      >
        <SavedMeanwhile name="status" />
      </Form>
    </Dialog>
  );
}
