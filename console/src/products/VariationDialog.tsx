import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { typedAmount } from "../ui/amounts.ts";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { numberOf, textOf } from "../ui/forms.ts";
import { MoneyField } from "../ui/MoneyField.tsx";
import { notify } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { AddVariationDocument, UpdateVariationDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";
import type { ProductOfPage, VariationOfPage } from "./ProductPage.tsx";

/** Adds a variation to the product, or changes the one that is given. */
export function VariationDialog(props: { product: ProductOfPage; variation?: VariationOfPage; onClose: () => void }) {
  const { product, onClose } = props;
  const words = useMessages(messages);
  const { yes, no } = useMessages(shared).field;
  const format = useFormat();
  const {
    opened: variation,
    version,
    savedByOthers,
    save,
  } = useEdited(props.variation, (row) => ({
    sku: row.sku,
    price: format.amount(row.price),
    durationDays: String(row.durationDays),
    lowStockThreshold: String(row.lowStockThreshold ?? ""),
    dependsOnStock: row.dependsOnStock ? yes : no,
  }));
  const { mutateAsync: add } = useChange(AddVariationDocument);
  const { mutateAsync: update } = useChange(UpdateVariationDocument);
  const texts = variation ? words.editVariation : words.addVariation;
  const isCounted = product.kind !== "DIGITAL";
  async function submit(values: FormValues) {
    const threshold = textOf(values, "lowStockThreshold");
    const own = {
      sku: textOf(values, "sku"),
      price: typedAmount(textOf(values, "price")),
      durationDays: numberOf(values, "durationDays", words.wholeNumber),
      dependsOnStock: values.dependsOnStock === true,
      ...(threshold && { lowStockThreshold: numberOf(values, "lowStockThreshold", words.wholeNumber) }),
    };
    if (variation) {
      const input = { id: variation.id, version, ...own, ...(threshold ? {} : { clearLowStockThreshold: true }) };
      await save(update({ input }), words.staleFields);
    } else {
      const stockQuantity = isCounted ? numberOf(values, "stockQuantity", words.wholeNumber) : 0;
      await add({ input: { productId: product.id, stockQuantity, ...own } });
    }
    notify(texts.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={texts.title} text={variation && words.editVariation.text}>
      <Form submitLabel={texts.submit} onCancel={onClose} onSubmit={submit} savedByOthers={savedByOthers}>
        <TextField name="sku" label={words.form.sku} defaultValue={variation?.sku ?? ""} maxLength={100} />
        <MoneyField name="price" label={words.form.price} amount={variation?.price} />
        <TextField
          name="durationDays"
          label={words.form.days}
          hint={words.form.daysHint}
          defaultValue={String(variation?.durationDays ?? 0)}
        />
        {isCounted && !variation && <TextField name="stockQuantity" label={words.form.stock} defaultValue="0" />}
        <TextField
          name="lowStockThreshold"
          label={words.form.threshold}
          hint={words.form.thresholdHint}
          defaultValue={String(variation?.lowStockThreshold ?? "")}
          optional
        />
        <CheckboxField
          name="dependsOnStock"
          label={words.form.depends}
          hint={words.form.dependsHint}
          defaultChecked={variation?.dependsOnStock ?? true}
        />
      </Form>
    </Dialog>
  );
}
