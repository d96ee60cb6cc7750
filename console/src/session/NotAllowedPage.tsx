import { Lock } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { signInMessages } from "./signInMessages.ts";

/** Shown in place of a page that the viewer's role may not see. */
export function NotAllowedPage() {
  const words = useMessages(signInMessages).notAllowed;
  const { toDashboard } = useMessages(shared);
  return (
    <>
      <PageHeader title={words.title} />
      <EmptyState
        icon={Lock}
        title={words.subtitle}
        text={words.text}
        action={<ButtonLink to="/">{toDashboard}</ButtonLink>}
      />
    </>
  );
}
