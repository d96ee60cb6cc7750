import { useState } from "react";
import { ApiError } from "../api/error.ts";
import { queryClient, useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { withoutDirections } from "../messages/useCustomerName.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import type { CustomerOfPage } from "./CustomerPage.tsx";
import { EraseCustomerDocument } from "./erase.gql.ts";
import { eraseMessages } from "./eraseMessages.ts";

/** Normalizes a name for comparison: spaces and the encoding of accents may differ. */
const comparable = (name: string) => withoutDirections(name).normalize().trim().replace(/\s+/g, " ");

/** The dialog that erases a customer, after the person has typed the customer's name. */
export function EraseDialog({ customer: current, onClose }: { customer: CustomerOfPage; onClose: () => void }) {
  const words = useMessages(eraseMessages);
  const format = useFormat();
  const [customer] = useState(current); // the customer when the dialog opened: the page loses the name before the dialog closes
  const { mutateAsync: erase } = useChange(EraseCustomerDocument);
  async function submit(typed: string) {
    if (comparable(typed) !== comparable(customer.name)) {
      throw new ApiError("INVALID_INPUT", words.wrong, "", [
        { field: "input.name", code: "invalid", message: words.wrong },
      ]);
    }
    await erase({ input: { customerId: customer.id } });
    queryClient.removeQueries({ type: "inactive" }); // cached results of other pages hold the name
    notify(words.done);
    onClose();
  }
  const facts = [
    { label: words.goes, value: words.goesText },
    { label: words.stays, value: words.staysText },
    { label: words.after, value: words.afterText },
  ];
  if (Number(customer.walletBalance) !== 0) {
    facts.push({ label: words.wallet, value: words.walletText(format.money(customer.walletBalance)) });
  }
  if (customer.erasedAt) return null;
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <Form danger submitLabel={words.submit} onCancel={onClose} onSubmit={({ name }) => submit(String(name ?? ""))}>
        <Facts facts={facts} />
        <TextField name="name" label={words.name(withoutDirections(customer.name))} />
      </Form>
    </Dialog>
  );
}
