import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { typedAmount } from "../ui/amounts.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { MoneyField } from "../ui/MoneyField.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { CustomerOfPage } from "./CustomerPage.tsx";
import { RequestRechargeDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";

interface Props {
  customer: CustomerOfPage;
  onClose: () => void;
}

/** The dialog that creates a recharge, a request to top up a wallet. */
export function RechargeDialog({ customer, onClose }: Props) {
  const words = useMessages(messages);
  const key = useIdempotencyKey();
  const { mutateAsync: recharge } = useChange(RequestRechargeDocument);
  async function submit({ amount, reference, notes }: FormValues) {
    const { requestRecharge } = await recharge({
      input: {
        customerId: customer.id,
        amount: typedAmount(String(amount)),
        reference: String(reference ?? "").trim(),
        notes: String(notes ?? "").trim(),
        idempotencyKey: key,
      },
    });
    notify(requestRecharge.status === "APPROVED" ? words.recharge.approved : words.recharge.pending);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.recharge.title} text={words.recharge.text}>
      <Form submitLabel={words.recharge.submit} onCancel={onClose} onSubmit={submit}>
        <MoneyField name="amount" label={words.form.amount} />
        <TextField
          name="reference"
          label={words.form.reference}
          hint={words.form.referenceHint}
          maxLength={100}
          optional
        />
        <TextArea name="notes" label={words.form.notes} maxLength={500} optional />
      </Form>
    </Dialog>
  );
}
