import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { compact } from "../ui/page.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useOpenMade } from "../ui/useOpenMade.ts";
import { CreateCustomerDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";

/** The dialog that registers a customer and opens the new customer's page. */
export function CreateDialog(props: { tiers: readonly { id: string; name: string }[]; onClose: () => void }) {
  const words = useMessages(messages);
  const openMade = useOpenMade();
  const { mutateAsync: create } = useChange(CreateCustomerDocument);
  const idempotencyKey = useIdempotencyKey();
  async function submit(values: FormValues) {
    const text = (name: string) => String(values[name] ?? "").trim();
    const { createCustomer } = await create({
      input: {
        name: text("name"),
        phoneLinked: values.phoneLinked === true,
        idempotencyKey,
        ...compact({
          email: text("email"),
          phone: text("phone"),
          externalRef: text("externalRef"),
          tierId: text("tierId"),
        }),
      },
    });
    await openMade(words.create.done(text("name")), { to: "/customers/$id", params: { id: createCustomer.id } });
  }
  return (
    <Dialog open onClose={props.onClose} title={words.create.title} text={words.create.text}>
      <Form submitLabel={words.create.submit} onCancel={props.onClose} onSubmit={submit}>
        <TextField name="name" label={words.form.name} maxLength={200} />
        <TextField name="email" label={words.form.email} inputMode="email" optional />
        <TextField name="phone" label={words.form.phone} type="tel" hint={words.form.phoneHint} optional />
        <CheckboxField name="phoneLinked" label={words.form.linked} hint={words.form.linkedHint} />
        <TextField
          name="externalRef"
          label={words.form.externalRef}
          hint={words.form.externalRefHint}
          maxLength={100}
          optional
        />
        <SelectField
          name="tierId"
          label={words.form.tier}
          optional
          options={[
            { value: "", label: words.noTier },
            ...props.tiers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form>
    </Dialog>
  );
}
