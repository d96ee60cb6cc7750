import { useChange } from "../api/query.ts";
import type { Role } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { RoleField } from "../ui/RoleField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { DisableStaffDocument, EnableStaffDocument, SetStaffRoleDocument, UpdateStaffDocument } from "./change.gql.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { messages } from "./messages.ts";
import type { Member } from "./StaffPage.tsx";
import type { StaffSearch } from "./search.ts";

interface Props {
  member: Member;
  onClose: () => void;
}

/** The dialog that the address opens. */
export function StaffDialogs(props: Props & { tokens: number; dialog: StaffSearch["dialog"] }) {
  const { dialog, tokens, ...rest } = props;
  switch (dialog) {
    case "edit":
      return <EditDialog {...rest} />;
    case "role":
      return <RoleDialog {...rest} />;
    case "disable":
      return rest.member.status !== "DISABLED" && <DisableDialog {...rest} tokens={tokens} />;
    case "enable":
      return rest.member.status === "DISABLED" && <EnableDialog {...rest} />;
    case "link":
      return rest.member.status !== "DISABLED" && <LinkDialog {...rest} />;
    default:
      return null;
  }
}

function EditDialog({ member, onClose }: Props) {
  const words = useMessages(messages);
  const { mutateAsync: update } = useChange(UpdateStaffDocument);
  const { opened, version, savedByOthers, save } = useEdited(member, ({ name, email }) => ({ name, email }));
  async function submit(values: FormValues) {
    const [name, email] = [textOf(values, "name"), textOf(values, "email")];
    const sent = { name, email: email.toLowerCase() };
    await save(update({ input: { id: opened.id, version, name, email } }), words.staleFields, sent);
    const endedLink = opened.linkExpiresAt !== null && sent.email !== opened.email;
    notify(endedLink ? words.edit.linkEnded : words.edit.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.edit.title}>
      <Form submitLabel={words.edit.submit} onCancel={onClose} onSubmit={submit} savedByOthers={savedByOthers}>
        <TextField name="name" label={words.edit.name} defaultValue={opened.name} maxLength={200} optional />
        <TextField
          name="email"
          inputMode="email"
          label={words.edit.email}
          defaultValue={opened.email}
          maxLength={254}
        />
      </Form>
    </Dialog>
  );
}

function RoleDialog({ member, onClose }: Props) {
  const words = useMessages(messages);
  const { roles } = useMessages(shared);
  const { mutateAsync: set } = useChange(SetStaffRoleDocument);
  const { opened, version, savedByOthers, save } = useEdited(member, ({ role }) => ({ role: roles[role] }));
  async function submit(values: FormValues) {
    const role = values.role as Role;
    await save(set({ input: { id: opened.id, version, role } }), words.staleFields, { role });
    notify(words.role.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.role.title} text={words.role.text}>
      <Form submitLabel={words.role.submit} onCancel={onClose} onSubmit={submit} savedByOthers={savedByOthers}>
        <RoleField label={words.columns.role} defaultValue={opened.role} />
      </Form>
    </Dialog>
  );
}

function DisableDialog({ member, tokens, onClose }: Props & { tokens: number }) {
  const words = useMessages(messages).disable;
  const { mutateAsync: disable } = useChange(DisableStaffDocument);
  async function submit({ revokeTokens }: FormValues) {
    await disable({ input: { id: member.id }, revokeTokens: revokeTokens === true });
    notify(words.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.title(member.name || member.email)} text={words.text}>
      <Form danger submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        {tokens > 0 && <CheckboxField name="revokeTokens" label={words.revoke(tokens)} hint={words.revokeHint} />}
      </Form>
    </Dialog>
  );
}

function EnableDialog({ member, onClose }: Props) {
  const words = useMessages(messages).enable;
  const { mutateAsync: enable } = useChange(EnableStaffDocument);
  async function submit() {
    await enable({ input: { id: member.id } });
    notify(words.done);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.title(member.name || member.email)} text={words.text}>
      <Form submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </Dialog>
  );
}
