import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useAllowedDialog } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { AdjustDialog } from "./AdjustDialog.tsx";
import type { CustomerOfPage } from "./CustomerPage.tsx";
import {
  AdjustWalletPermissions,
  BlockCustomerDocument,
  BlockCustomerPermissions,
  LinkPhoneDocument,
  LinkPhonePermissions,
  RequestRechargePermissions,
  SetCustomerTierDocument,
  SetCustomerTierPermissions,
  UpdateCustomerDocument,
  UpdateCustomerPermissions,
} from "./change.gql.ts";
import { EraseCustomerPermissions } from "./erase.gql.ts";
import { messages } from "./messages.ts";
import { RechargeDialog } from "./RechargeDialog.tsx";
import type { CustomerSearch } from "./search.ts";

const EraseDialog = whenShown(() => import("./EraseDialog.tsx").then((module) => module.EraseDialog));

interface Props {
  customer: CustomerOfPage;
  onClose: () => void;
}

interface Tiers {
  tiers: readonly { id: string; name: string }[];
}

const permissions = {
  edit: UpdateCustomerPermissions,
  tier: SetCustomerTierPermissions,
  link: LinkPhonePermissions,
  block: BlockCustomerPermissions,
  adjust: AdjustWalletPermissions,
  recharge: RequestRechargePermissions,
  erase: EraseCustomerPermissions,
};

/** The dialog that the address opens. */
export function CustomerDialogs({ tiers, ...rest }: Props & Tiers & { dialog: CustomerSearch["dialog"] }) {
  const { dialog: wanted, ...props } = rest;
  const dialog = useAllowedDialog(wanted, permissions);
  switch (dialog) {
    case "edit":
      return <EditDialog {...props} />;
    case "tier":
      return <TierDialog {...props} tiers={tiers} />;
    case "link":
      return <LinkDialog {...props} />;
    case "block":
      return <BlockDialog {...props} />;
    case "adjust":
      return <AdjustDialog {...props} />;
    case "recharge":
      return <RechargeDialog {...props} />;
    case "erase":
      return <EraseDialog {...props} />;
    default:
      return null;
  }
}

const textOf = (values: FormValues, name: string) => String(values[name] ?? "").trim();

function EditDialog({ customer: current, onClose }: Props) {
  const words = useMessages(messages);
  const { opened, version, savedByOthers, save } = useEdited(current, ({ name, email, phone, externalRef }) => ({
    name,
    email: email ?? "",
    phone: phone ?? "",
    externalRef: externalRef ?? "",
  }));
  const { mutateAsync: update } = useChange(UpdateCustomerDocument);
  async function submit(values: FormValues) {
    const [email, phone, externalRef] = ["email", "phone", "externalRef"].map((field) => textOf(values, field));
    const name = textOf(values, "name");
    const input = {
      id: opened.id,
      version,
      name,
      ...(email ? { email } : { clearEmail: true }),
      ...(phone ? { phone } : { clearPhone: true }),
      ...(externalRef ? { externalRef } : { clearExternalRef: true }),
    };
    const sent = { name, email: email || null, phone: phone || null, externalRef: externalRef || null };
    await save(update({ input }), words.stale, sent);
    notify(words.edit.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.edit.title}>
      <Form submitLabel={words.edit.submit} onCancel={onClose} onSubmit={submit} savedByOthers={savedByOthers}>
        <TextField name="name" label={words.form.name} defaultValue={opened.name} maxLength={200} />
        <TextField name="email" label={words.form.email} inputMode="email" defaultValue={opened.email ?? ""} optional />
        <TextField
          name="phone"
          label={words.form.phone}
          type="tel"
          hint={opened.linkedPhone ? words.form.linkedPhoneHint : words.form.phoneHint}
          defaultValue={opened.phone ?? ""}
          optional
        />
        <TextField
          name="externalRef"
          label={words.form.externalRef}
          hint={words.form.externalRefHint}
          defaultValue={opened.externalRef ?? ""}
          maxLength={100}
          optional
        />
      </Form>
    </Dialog>
  );
}

function TierDialog({ customer, tiers, onClose }: Props & Tiers) {
  const words = useMessages(messages);
  const { mutateAsync: setTier } = useChange(SetCustomerTierDocument);
  async function submit(values: FormValues) {
    const tierId = textOf(values, "tierId");
    await setTier({ input: { customerId: customer.id, ...(tierId && { tierId }) } });
    notify(words.tier.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.tier.title} text={words.tier.text}>
      <Form submitLabel={words.tier.submit} onCancel={onClose} onSubmit={submit}>
        <SelectField
          name="tierId"
          label={words.form.tier}
          defaultValue={customer.tier?.id ?? ""}
          options={[{ value: "", label: words.noTier }, ...tiers.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Form>
    </Dialog>
  );
}

function LinkDialog({ customer, onClose }: Props) {
  const words = useMessages(messages);
  const { mutateAsync: link } = useChange(LinkPhoneDocument);
  async function submit(values: FormValues) {
    await link({ input: { customerId: customer.id, phone: textOf(values, "phone") } });
    notify(words.link.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.link.title} text={words.link.text}>
      <Form submitLabel={words.link.submit} onCancel={onClose} onSubmit={submit}>
        <TextField
          name="phone"
          label={words.form.phone}
          type="tel"
          hint={words.form.phoneHint}
          defaultValue={customer.phone ?? ""}
        />
      </Form>
    </Dialog>
  );
}

function BlockDialog({ customer, onClose }: Props) {
  const words = useMessages(messages).block;
  const { mutateAsync: block } = useChange(BlockCustomerDocument);
  async function submit() {
    await block({ input: { customerId: customer.id } });
    notify(words.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <Form danger submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </Dialog>
  );
}
