import { readPageAgain } from "../api/query.ts";
import { request } from "../api/request.ts";
import type { Role } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { RoleField } from "../ui/RoleField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useShownOnce } from "../ui/useShownOnce.ts";
import { LinkFrame, type StaffLink } from "./LinkFrame.tsx";
import { InviteStaffDocument } from "./link.gql.ts";
import { messages } from "./messages.ts";

/** The dialog that invites a person and shows their link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages).inviteDialog;
  const [link, setLink] = useShownOnce<StaffLink>();
  async function submit(values: FormValues) {
    const input = { email: textOf(values, "email"), name: textOf(values, "name"), role: values.role as Role };
    const { inviteStaff } = await request(InviteStaffDocument, { input });
    setLink(inviteStaff);
    await readPageAgain();
  }
  return (
    <LinkFrame link={link} page="invite" title={words.title} text={words.text} onClose={onClose}>
      <Form repeats submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        <TextField name="email" inputMode="email" label={words.email} maxLength={254} />
        <TextField name="name" label={words.name} hint={words.nameHint} maxLength={200} optional />
        <RoleField label={words.role} defaultValue="SUPPORT" />
      </Form>
    </LinkFrame>
  );
}
