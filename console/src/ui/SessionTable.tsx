import { LogOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { sessionTexts } from "../messages/sessions.ts";
import { Badge } from "./Badge.tsx";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { notifyFailure } from "./notices.ts";
import { type Column, Table } from "./Table.tsx";
import { Time } from "./Time.tsx";

interface Session {
  id: string;
  kind: "BROWSER" | "ACCESS_TOKEN";
  name: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  current: boolean;
}

interface Props {
  title: string;
  actions?: ReactNode;
  sessions: readonly Session[];
  /** Ends a session. The promise resolves when it has ended. */
  onEnd: (session: { id: string }) => Promise<unknown>;
}

/** The table of a person's sessions: browsers in which they are signed in, and access tokens. */
export function SessionTable({ title, actions, sessions, onEnd }: Props) {
  const words = useMessages(sessionTexts);
  const [ending, setEnding] = useState<string | null>(null);
  async function end(id: string) {
    setEnding(id);
    try {
      await onEnd({ id });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setEnding(null);
    }
  }
  const nameOf = ({ kind, name }: Session) => (kind === "BROWSER" ? words.browser : words.token(name));
  const never = <span className="muted">{words.never}</span>;
  const columns: Column<Session>[] = [
    {
      id: "what",
      header: words.columns.what,
      cell: (session) => (
        <>
          {nameOf(session)} {session.current && <Badge tone="good">{words.current}</Badge>}
        </>
      ),
    },
    { id: "since", header: words.columns.since, cell: ({ createdAt }) => <Time at={createdAt} />, wide: true },
    {
      id: "used",
      header: words.columns.used,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : never),
    },
    {
      id: "ends",
      header: words.columns.ends,
      cell: ({ expiresAt }) => (expiresAt ? <Time at={expiresAt} /> : never),
      wide: true,
    },
    {
      id: "end",
      header: words.columns.end,
      align: "end",
      cell: (session) =>
        !session.current && (
          <Button
            size="small"
            icon={LogOut}
            busy={ending === session.id}
            aria-label={words.endOne(nameOf(session))}
            onClick={() => void end(session.id)}
          >
            {words.end}
          </Button>
        ),
    },
  ];
  return (
    <Card title={title} actions={actions} flush={sessions.length > 0}>
      {sessions.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Table
          name="sessions"
          label={words.list}
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          empty={null}
        />
      )}
    </Card>
  );
}
