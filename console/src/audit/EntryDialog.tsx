import { Link } from "@tanstack/react-router";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { CopyId } from "../ui/CopyId.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Stack } from "../ui/Stack.tsx";
import { differences, unchanged } from "./difference.ts";
import style from "./EntryDialog.module.css";
import { AuditEntryDocument, type AuditEntryQuery } from "./entry.gql.ts";
import { messages } from "./messages.ts";

type Entry = AuditEntryQuery["auditEntries"]["edges"][number]["node"];

/** One entry of the audit, with what it changed, field by field. */
export function EntryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(messages).entry;
  const { data, error, isPlaceholderData, refetch } = useRead(AuditEntryDocument, { id });
  const entry = isPlaceholderData ? undefined : data?.auditEntries.edges[0]?.node;
  return (
    <Dialog open onClose={onClose} title={entry?.action ?? "…"} wide>
      {entry ? (
        <Stack>
          <About entry={entry} />
          <Differences entry={entry} />
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data && !isPlaceholderData ? (
        <p className="muted">{words.gone}</p>
      ) : (
        <div aria-busy="true">
          <Skeleton width={40} />
        </div>
      )}
    </Dialog>
  );
}

function About({ entry }: { entry: Entry }) {
  const { entry: words, actors, subjects } = useMessages(messages);
  const format = useFormat();
  const kind = (actors as Record<string, string>)[entry.actorKind] ?? entry.actorKind;
  const subject = (subjects as Record<string, string>)[entry.subjectType] ?? entry.subjectType;
  return (
    <Facts
      facts={[
        { label: words.who, value: `${entry.actorName} (${kind})` },
        { label: words.when, value: format.full(entry.createdAt) },
        {
          label: words.subject,
          value: (
            <>
              {subject} <CopyId text={entry.subjectId} /> <SubjectLink entry={entry} />
            </>
          ),
        },
        {
          label: words.request,
          value: entry.requestId ? <CopyId text={entry.requestId} /> : <span className="muted">{words.noRequest}</span>,
        },
      ]}
    />
  );
}

function SubjectLink({ entry }: { entry: Entry }) {
  const words = useMessages(messages).entry;
  const id = entry.subjectId;
  if (entry.subjectType === "Customer") {
    return (
      <Link to="/customers/$id" params={{ id }} className={style.open}>
        {words.open}
      </Link>
    );
  }
  if (entry.subjectType === "StaffMember") {
    return (
      <Link to="/settings/staff/$id" params={{ id }} className={style.open}>
        {words.open}
      </Link>
    );
  }
  return null;
}

function Differences({ entry: { before, after } }: { entry: Entry }) {
  const words = useMessages(messages).entry;
  const changed = differences(before, after);
  const same = unchanged(before, after);
  if (changed.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((difference) => (
            <tr key={difference.field}>
              <th scope="row">{difference.field}</th>
              <td>{difference.before === undefined ? words.absent : <del>{difference.before}</del>}</td>
              <td>{difference.after === undefined ? words.absent : <ins>{difference.after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same > 0 && <p className="muted">{words.unchanged(same)}</p>}
    </>
  );
}
