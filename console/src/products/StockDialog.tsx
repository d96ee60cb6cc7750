import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { numberOf, textOf } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { AdjustStockDocument } from "./change.gql.ts";
import type { VariationOfPage } from "./ProductPage.tsx";
import { productMessages } from "./productMessages.ts";

/** The dialog that corrects the stock of a variation without licenses. */
export function StockDialog({ variation, onClose }: { variation: VariationOfPage; onClose: () => void }) {
  const { stock: words, form, wholeNumber } = useMessages(productMessages);
  const format = useFormat();
  const key = useIdempotencyKey();
  const { mutateAsync: adjust } = useChange(AdjustStockDocument);
  async function submit(values: FormValues) {
    const units = numberOf(values, "delta", wholeNumber);
    const { adjustStock } = await adjust({
      input: {
        variationId: variation.id,
        ...(textOf(values, "how") === "setTo" ? { setTo: units } : { delta: units }),
        reason: textOf(values, "reason"),
        idempotencyKey: key,
      },
    });
    const { stockQuantity, reserved } = adjustStock;
    const done = words.done(format.count(stockQuantity));
    notify(reserved > 0 ? `${done} ${words.reserved(reserved, format.count(reserved))}` : done);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.title}: ${variation.sku}`}
      text={words.text(format.count(variation.stockQuantity))}
    >
      <Form submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        <SelectField
          name="how"
          label={words.how}
          defaultValue="delta"
          options={[
            { value: "delta", label: words.delta },
            { value: "setTo", label: words.setTo },
          ]}
        />
        <TextField name="delta" label={words.amount} hint={words.amountHint} />
        <TextArea name="reason" label={form.reason} hint={form.reasonHint} maxLength={500} />
      </Form>
    </Dialog>
  );
}
