import { readOnce, useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { typedAmount } from "../ui/amounts.ts";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { numberOf, textOf } from "../ui/forms.ts";
import { MoneyField } from "../ui/MoneyField.tsx";
import { notify } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import { useMake } from "../ui/useMake.ts";
import { AddVariationDocument, type AddVariationMutationVariables } from "./change.gql.ts";
import type { ProductOfPage } from "./ProductPage.tsx";
import { ProductPageDocument } from "./product.gql.ts";
import { productMessages } from "./productMessages.ts";

/** The dialog that adds a variation to a product. */
export function AddVariationDialog({ product, onClose }: { product: ProductOfPage; onClose: () => void }) {
  const words = useMessages(productMessages);
  const { mutateAsync } = useChange(AddVariationDocument);
  const add = useMake(mutateAsync, async ({ input }: AddVariationMutationVariables) => {
    const { productBySlug } = await readOnce(ProductPageDocument, { slug: product.slug });
    const found = productBySlug?.variations.find(({ sku }) => sku === input.sku);
    const isSame = found?.durationDays === input.durationDays && Number(found?.price) === Number(input.price);
    return found && isSame ? { addVariation: found } : undefined;
  });
  const isCounted = product.kind !== "DIGITAL";
  async function submit(values: FormValues) {
    const threshold = textOf(values, "lowStockThreshold");
    const input = {
      productId: product.id,
      sku: textOf(values, "sku"),
      price: typedAmount(textOf(values, "price")),
      durationDays: numberOf(values, "durationDays", words.wholeNumber),
      dependsOnStock: values.dependsOnStock === true,
      stockQuantity: isCounted ? numberOf(values, "stockQuantity", words.wholeNumber) : 0,
      ...(threshold && { lowStockThreshold: numberOf(values, "lowStockThreshold", words.wholeNumber) }),
    };
    await add({ input });
    notify(words.addVariation.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.addVariation.title}>
      <Form submitLabel={words.addVariation.submit} onCancel={onClose} onSubmit={submit}>
        <TextField name="sku" label={words.form.sku} maxLength={100} />
        <MoneyField name="price" label={words.form.price} />
        <TextField name="durationDays" label={words.form.days} hint={words.form.daysHint} defaultValue="0" />
        {isCounted && <TextField name="stockQuantity" label={words.form.stock} defaultValue="0" />}
        <TextField name="lowStockThreshold" label={words.form.threshold} hint={words.form.thresholdHint} optional />
        <CheckboxField name="dependsOnStock" label={words.form.depends} hint={words.form.dependsHint} defaultChecked />
      </Form>
    </Dialog>
  );
}
