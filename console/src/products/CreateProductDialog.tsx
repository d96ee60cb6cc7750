import { readOnce, useChange } from "../api/query.ts";
import type { ProductKind } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { productKindNames } from "../messages/productKinds.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useMake } from "../ui/useMake.ts";
import { useOpenMade } from "../ui/useOpenMade.ts";
import { CreateProductDocument, type CreateProductMutationVariables } from "./change.gql.ts";
import { ProductPageDocument } from "./product.gql.ts";
import { productMessages } from "./productMessages.ts";
import { productKinds } from "./search.ts";

/** The dialog that adds a product as a draft and opens its page, where variations are added. */
export function CreateProductDialog({ onClose }: { onClose: () => void }) {
  const kinds = useMessages(productKindNames);
  const words = useMessages(productMessages);
  const openMade = useOpenMade();
  const { mutateAsync } = useChange(CreateProductDocument);
  const create = useMake(mutateAsync, async ({ input }: CreateProductMutationVariables) => {
    const { productBySlug: found } = await readOnce(ProductPageDocument, { slug: input.slug });
    const isSame = found?.name === input.name && found.kind === input.kind && found.description === input.description;
    return isSame ? { createProduct: found } : undefined;
  });
  async function submit(values: FormValues) {
    const name = textOf(values, "name");
    const { createProduct } = await create({
      input: {
        name,
        slug: textOf(values, "slug"),
        kind: textOf(values, "kind") as ProductKind,
        description: textOf(values, "description"),
      },
    });
    await openMade(words.create.done(name), { to: "/products/$slug", params: { slug: createProduct.slug } });
  }
  return (
    <Dialog open onClose={onClose} title={words.create.title} text={words.create.text}>
      <Form submitLabel={words.create.submit} onCancel={onClose} onSubmit={submit}>
        <TextField name="name" label={words.form.name} maxLength={200} />
        <TextField name="slug" label={words.form.slug} hint={words.form.slugHint} maxLength={100} />
        <SelectField
          name="kind"
          label={words.form.kind}
          hint={words.form.kindHint}
          defaultValue={productKinds[0]}
          options={productKinds.map((value) => ({ value, label: kinds[value] }))}
        />
        <TextArea name="description" label={words.form.description} maxLength={20_000} optional />
      </Form>
    </Dialog>
  );
}
