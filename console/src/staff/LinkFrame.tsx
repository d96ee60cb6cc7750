import { type ReactNode, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { OnceSecret } from "../ui/OnceSecret.tsx";
import { Stack } from "../ui/Stack.tsx";
import type { InviteStaffMutation } from "./link.gql.ts";
import { messages } from "./messages.ts";

/** A link that was made for a person. */
export type StaffLink = InviteStaffMutation["inviteStaff"];

interface Props {
  /** Once the link is made, it replaces the form. */
  link: StaffLink | null;
  page: "invite" | "reset";
  title: string;
  text: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog around a form that makes a link. Unless the link was sent by e-mail, it is shown once. The token is in the fragment of
 * the URL, after the #, which browsers send to no server.
 */
export function LinkFrame({ link, page, title, text, onClose, children }: Props) {
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
