import { Compass } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { ButtonLink } from "./ButtonLink.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { PageHeader } from "./PageHeader.tsx";

/** Shown when an address names no page, or a thing that does not exist. */
export function UnknownPage() {
  const words = useMessages(shared);
  return (
    <>
      <PageHeader title={words.unknownPage} />
      <EmptyState
        icon={Compass}
        title={words.nothingHere}
        text={words.unknownPageText}
        action={<ButtonLink to="/">{words.toDashboard}</ButtonLink>}
      />
    </>
  );
}
