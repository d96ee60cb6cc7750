import { getRouteApi, Link } from "@tanstack/react-router";
import { KeyRound, Link2, Link2Off, Pencil, ShieldCheck, UserCheck, UserX } from "lucide-react";
import { useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { roleTexts } from "../messages/roles.ts";
import { shared } from "../messages/shared.ts";
import { useSignedIn } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Columns } from "../ui/Columns.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { notify } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { SessionTable } from "../ui/SessionTable.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { UnknownPage } from "../ui/UnknownPage.tsx";
import { useAction } from "../ui/useAction.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { EndStaffSessionDocument, RevokeStaffLinkDocument } from "./change.gql.ts";
import { StaffPageDocument, type StaffPageQuery } from "./member.gql.ts";
import { messages } from "./messages.ts";
import { StaffDialogs } from "./StaffDialogs.tsx";
import type { StaffDialog } from "./search.ts";

export type Member = NonNullable<StaffPageQuery["staffMember"]>;

const route = getRouteApi("/signedIn/settings/staff/$id");

/** The page of a member of staff: details, sessions, and the tokens that they created. */
export function StaffPage() {
  const words = useMessages(messages);
  const { id } = route.useParams();
  const search = route.useSearch();
  const { open, close } = useDialogs<StaffDialog>();
  const { data, error, refetch } = useRead(StaffPageDocument, { id });
  const { mutateAsync: end } = useChange(EndStaffSessionDocument);
  const member = data?.staffMember?.id === id ? data.staffMember : undefined;
  const parent = { label: words.title, link: { to: "/settings/staff" } } as const;
  if (data?.staffMember === null) return <UnknownPage />;
  if (!data || !member) {
    return (
      <>
        <PageHeader title={words.person.title} parent={parent} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const tokens = data.apiTokens.edges.map((edge) => edge.node);
  return (
    <>
      <PageHeader
        title={member.name || member.email}
        parent={parent}
        aside={<StatusBadge kind="staff" status={member.status} />}
        actions={<Actions member={member} onOpen={open} />}
      />
      <Columns
        main={
          <>
            <SessionTable
              title={words.sessions}
              sessions={data.staffSessions}
              onEnd={async (input) => {
                await end({ input });
                notify(words.sessionEnded);
              }}
            />
            <MadeTokens tokens={tokens} />
          </>
        }
        side={<Known member={member} />}
      />
      <StaffDialogs key={id} member={member} tokens={tokens.length} dialog={search.dialog} onClose={close} />
    </>
  );
}

function Actions({ member, onOpen }: { member: Member; onOpen: (dialog: StaffDialog) => void }) {
  const words = useMessages(messages).actions;
  const { linkRevoked } = useMessages(messages);
  const revoke = useAction(RevokeStaffLinkDocument, words.revokeLink, () => linkRevoked);
  const isOwn = useSignedIn().viewer.id === member.id;
  const { status } = member;
  return (
    <>
      {member.linkExpiresAt && (
        <Button icon={Link2Off} busy={revoke.isPending} onClick={() => revoke.run({ input: { id: member.id } })}>
          {words.revokeLink}
        </Button>
      )}
      {!isOwn && status !== "DISABLED" && (
        <Button icon={UserX} onClick={() => onOpen("disable")}>
          {words.disable}
        </Button>
      )}
      {!isOwn && status === "ACTIVE" && (
        <Button icon={KeyRound} onClick={() => onOpen("link")}>
          {words.reset}
        </Button>
      )}
      <Button icon={ShieldCheck} onClick={() => onOpen("role")}>
        {words.role}
      </Button>
      <Button icon={Pencil} onClick={() => onOpen("edit")}>
        {words.edit}
      </Button>
      {status === "INVITED" && (
        <Button look="primary" icon={Link2} onClick={() => onOpen("link")}>
          {words.invitation}
        </Button>
      )}
      {status === "DISABLED" && (
        <Button look="primary" icon={UserCheck} onClick={() => onOpen("enable")}>
          {words.enable}
        </Button>
      )}
    </>
  );
}

function MadeTokens({
  tokens,
}: {
  tokens: readonly { id: string; name: string; prefix: string; createdAt: string }[];
}) {
  const words = useMessages(messages).tokens;
  return (
    <Card title={words.title} flush={tokens.length > 0}>
      {tokens.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Table
          name="made-tokens"
          label={words.list}
          rows={tokens}
          rowKey={({ id }) => id}
          empty={null}
          columns={[
            {
              id: "name",
              header: words.columns.name,
              cell: ({ name }) => <Link to="/settings/tokens">{name}</Link>,
            },
            { id: "prefix", header: words.columns.prefix, cell: ({ prefix }) => <code>{prefix}</code> },
            { id: "made", header: words.columns.made, cell: ({ createdAt }) => <Time at={createdAt} />, wide: true },
          ]}
        />
      )}
    </Card>
  );
}

function Known({ member }: { member: Member }) {
  const { person: words, never, actions } = useMessages(messages);
  const { roles } = useMessages(shared);
  const texts = useMessages(roleTexts);
  const format = useFormat();
  const link = member.linkExpiresAt;
  const linkText = () => {
    if (!link) return <span className="muted">{words.noLink}</span>;
    return Date.parse(link) > Date.now() ? words.linkUntil(format.time(link)) : words.linkExpired(format.ago(link));
  };
  return (
    <Card
      title={words.title}
      actions={
        <ButtonLink size="small" to="/audit" search={{ actor: member.id }}>
          {actions.audit}
        </ButtonLink>
      }
    >
      <Facts
        facts={[
          { label: words.email, value: member.email },
          {
            label: words.role,
            value: (
              <>
                {roles[member.role]}
                <br />
                <span className="muted">{texts[member.role]}</span>
              </>
            ),
          },
          {
            label: words.signedIn,
            value: member.lastLoginAt ? <Time at={member.lastLoginAt} /> : <span className="muted">{never}</span>,
          },
          { label: words.link, value: linkText() },
          { label: words.since, value: <Time at={member.createdAt} /> },
          { label: words.changed, value: <Time at={member.updatedAt} /> },
          { label: words.id, value: <CopyId text={member.id} shown={`${member.id.slice(0, 13)}…`} /> },
        ]}
      />
    </Card>
  );
}
