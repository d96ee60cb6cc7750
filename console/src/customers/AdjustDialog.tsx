import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { typedAmount } from "../ui/amounts.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { MoneyField } from "../ui/MoneyField.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import type { CustomerOfPage } from "./CustomerPage.tsx";
import { AdjustWalletDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";

interface Props {
  customer: CustomerOfPage;
  onClose: () => void;
}

/** The dialog that adds money to a wallet or takes money from it. */
export function AdjustDialog({ customer, onClose }: Props) {
  const words = useMessages(messages);
  const format = useFormat();
  const key = useIdempotencyKey();
  const { mutateAsync: adjust } = useChange(AdjustWalletDocument);
  async function submit({ amount, reason }: FormValues) {
    await adjust({
      input: {
        customerId: customer.id,
        amount: typedAmount(String(amount)),
        reason: String(reason).trim(),
        idempotencyKey: key,
      },
    });
    notify(words.adjust.done);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.adjust.title}
      text={words.adjust.text(format.money(customer.walletBalance))}
    >
      <Form submitLabel={words.adjust.submit} onCancel={onClose} onSubmit={submit}>
        <MoneyField name="amount" label={words.form.amount} hint={words.form.adjustHint} signed />
        <TextArea name="reason" label={words.form.reason} hint={words.form.reasonHint} maxLength={500} />
      </Form>
    </Dialog>
  );
}
