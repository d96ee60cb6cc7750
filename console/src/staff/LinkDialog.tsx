import { readPageAgain } from "../api/query.ts";
import { request } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { Form } from "../ui/Form.tsx";
import { useShownOnce } from "../ui/useShownOnce.ts";
import { LinkFrame, type StaffLink } from "./LinkFrame.tsx";
import { CreateStaffLinkDocument } from "./link.gql.ts";
import { messages } from "./messages.ts";

interface Props {
  member: { id: string; status: string };
  onClose: () => void;
}

/** The dialog that makes a new link for a person: to accept the invitation, or to set a new password. */
export function LinkDialog({ member, onClose }: Props) {
  const words = useMessages(messages).linkDialog;
  const [link, setLink] = useShownOnce<StaffLink>();
  const invited = member.status === "INVITED";
  async function submit() {
    const { createStaffLink } = await request(CreateStaffLinkDocument, { input: { id: member.id } });
    setLink(createStaffLink);
    await readPageAgain();
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
