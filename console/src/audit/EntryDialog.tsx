import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { CopyId } from "../ui/CopyId.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Stack } from "../ui/Stack.tsx";
import { actionMessages, actionName, subjectName } from "./actionMessages.ts";
import { differences, unchanged } from "./difference.ts";
import style from "./EntryDialog.module.css";
import { AuditEntryDocument, type AuditEntryQuery } from "./entry.gql.ts";
import { FieldValue } from "./FieldValue.tsx";
import { fieldMessages, fieldName } from "./fieldMessages.ts";
import { messages } from "./messages.ts";
import { SubjectLink } from "./SubjectLink.tsx";

type Entry = AuditEntryQuery["auditEntries"]["edges"][number]["node"];

/** The dialog of an entry of the audit: what it changed, field by field. */
export function EntryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(messages).entry;
  const names = useMessages(actionMessages);
  const { data, error, isPlaceholderData, refetch } = useRead(AuditEntryDocument, { id });
  const entry = isPlaceholderData ? undefined : data?.auditEntries.edges[0]?.node;
  return (
    <Dialog open onClose={onClose} title={entry ? actionName(names, entry.action) : "…"} wide>
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
  const { entry: words, actors } = useMessages(messages);
  const names = useMessages(actionMessages);
  const format = useFormat();
  const kind = (actors as Record<string, string>)[entry.actorKind] ?? entry.actorKind;
  const subject = subjectName(names, entry.subjectType);
  return (
    <Facts
      facts={[
        { label: words.who, value: `${entry.actorName} (${kind})` },
        { label: words.when, value: format.full(entry.createdAt) },
        { label: words.action, value: <CopyId text={entry.action} /> },
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

function Differences({ entry: { before, after, subjectType } }: { entry: Entry }) {
  const names = useMessages(fieldMessages);
  const words = useMessages(messages).entry;
  const changed = differences(before, after);
  const same = unchanged(before, after);
  if (changed.length === 0) return <p className="muted">{words.none}</p>;
  const value = (text: string | undefined, field: string, Side: "del" | "ins") =>
    text === undefined ? (
      words.absent
    ) : (
      <Side>
        <FieldValue subject={subjectType} field={field} text={text} />
      </Side>
    );
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
              <th scope="row">{fieldName(names, difference.field)}</th>
              <td>{value(difference.before, difference.field, "del")}</td>
              <td>{value(difference.after, difference.field, "ins")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same > 0 && <p className="muted">{words.unchanged(same)}</p>}
    </>
  );
}
