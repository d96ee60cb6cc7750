import { type ReactNode, useState } from "react";
import { queryClient } from "../api/query.ts";
import { request } from "../api/request.ts";
import type { Role } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/Field.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { OnceSecret } from "../ui/OnceSecret.tsx";
import { RoleField } from "../ui/RoleField.tsx";
import { Stack } from "../ui/Stack.tsx";
import { CreateStaffLinkDocument, InviteStaffDocument, type InviteStaffMutation } from "./link.gql.ts";
import { messages } from "./messages.ts";

type Link = InviteStaffMutation["inviteStaff"];

/** Invites a person, and shows their link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages).inviteDialog;
  const [link, setLink] = useState<Link | null>(null);
  async function submit(values: FormValues) {
    const input = { email: textOf(values, "email"), name: textOf(values, "name"), role: values.role as Role };
    const { inviteStaff } = await request(InviteStaffDocument, { input });
    setLink(inviteStaff);
    await queryClient.invalidateQueries();
  }
  return (
    <LinkFrame link={link} page="invite" title={words.title} text={words.text} onClose={onClose}>
      <Form submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        <TextField name="email" type="email" label={words.email} maxLength={254} />
        <TextField name="name" label={words.name} hint={words.nameHint} maxLength={200} optional />
        <RoleField label={words.role} defaultValue="SUPPORT" />
      </Form>
    </LinkFrame>
  );
}

interface Props {
  member: { id: string; status: string };
  onClose: () => void;
}

/** Makes a new link for a person: to accept the invitation, or to choose a new password. */
export function LinkDialog({ member, onClose }: Props) {
  const words = useMessages(messages).linkDialog;
  const [link, setLink] = useState<Link | null>(null);
  const invited = member.status === "INVITED";
  async function submit() {
    const { createStaffLink } = await request(CreateStaffLinkDocument, { input: { id: member.id } });
    setLink(createStaffLink);
    await queryClient.invalidateQueries();
  }
  return (
    <LinkFrame
      link={link}
      page={invited ? "invite" : "reset"}
      onClose={onClose}
      title={invited ? words.invitation : words.reset}
      text={invited ? words.invitationText : words.resetText}
    >
      <Form submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </LinkFrame>
  );
}

interface FrameProps {
  /** Once it is made, it stands in place of the form. */
  link: Link | null;
  page: "invite" | "reset";
  title: string;
  text: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a form that makes a link, which is shown at once unless it was sent by e-mail. The token stands behind the #, which browsers send to no server. */
function LinkFrame({ link, page, title, text, onClose, children }: FrameProps) {
  const words = useMessages(messages).made;
  const format = useFormat();
  const [shown, setShown] = useState(false);
  if (link?.emailed && !shown) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.sentTitle}
        text={words.sentText(link.member.email, format.time(link.expiresAt))}
      >
        <Stack>
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
          <Button onClick={() => setShown(true)}>{words.show}</Button>
        </Stack>
      </Dialog>
    );
  }
  const made = link && words.text(link.member.email, format.time(link.expiresAt));
  return (
    <Dialog open onClose={onClose} title={link ? `${words.title} ${link.member.email}` : title} text={made ?? text}>
      {link ? (
        <Stack>
          <OnceSecret label={words.label} text={`${location.origin}/console/${page}#${link.token}`} />
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        </Stack>
      ) : (
        children
      )}
    </Dialog>
  );
}
