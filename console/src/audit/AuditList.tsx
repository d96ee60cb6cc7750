import { getRouteApi, Link } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { useRead } from "../api/query.ts";
import { useStaff } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { IdFilter } from "../ui/IdFilter.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { compact } from "../ui/page.ts";
import { SavedViews } from "../ui/SavedViews.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { whenShown } from "../ui/whenShown.tsx";
import { ActionFilter } from "./ActionFilter.tsx";
import style from "./AuditList.module.css";
import { actionMessages, actionName, subjectName } from "./actionMessages.ts";
import { AuditListDocument, type AuditListQuery } from "./list.gql.ts";
import { auditListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewAuditEntriesDocument } from "./newRows.gql.ts";
import { PersonFilter } from "./PersonFilter.tsx";
import { type AuditSearch, actorKinds, subjectTypes } from "./search.ts";

type Entry = AuditListQuery["auditEntries"]["edges"][number]["node"];

const EntryDialog = whenShown(() => import("./EntryDialog.tsx").then((module) => module.EntryDialog));
const route = getRouteApi("/signedIn/audit");

const newAuditEntries = newRowsOf(NewAuditEntriesDocument, ({ auditEntries }) =>
  auditEntries.edges.map(({ node }) => node),
);

/** The entries of the audit, the newest first. */
export function AuditList() {
  const words = useMessages(messages);
  const names = useMessages(actionMessages);
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const variables = auditListVariables(search, format.timezone, useCan("STAFF_WRITE"));
  const { data, error, isPlaceholderData, refetch } = useRead(AuditListDocument, variables, {
    refetchOnWindowFocus: false, // NewRows counts new entries
  });
  const staff = useStaff(data?.staffMembers);
  const rows = data?.auditEntries.edges.map((edge) => edge.node);
  const { entry, ...viewed } = search;
  const listed = withoutDialog(viewed);
  const { after: _after, before: _before, ...filters } = listed;
  const change = (changes: Partial<AuditSearch>) => void navigate({ search: compact({ ...filters, ...changes }) });
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="AUDIT_ENTRY"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newAuditEntries}
            onShow={() => change({})}
          />
        }
        actions={
          <ExportButton input={{ kind: "AUDIT", auditWhere: variables.where }} count={data?.auditEntries.totalCount} />
        }
      />
      <SavedViews list="audit" to="/audit" search={viewed} />
      <Toolbar>
        <ActionFilter chosen={search.action} onChange={(action) => change({ action })} />
        <OptionsFilter
          label={words.filters.subject}
          single
          options={subjectTypes.map((value) => ({ value, label: names.subjects[value] }))}
          chosen={search.subject ? [search.subject] : []}
          onChange={([subject]) => change({ subject })}
        />
        <OptionsFilter
          label={words.filters.kind}
          single
          options={actorKinds.map((value) => ({ value, label: words.actors[value] }))}
          chosen={search.kind ? [search.kind] : []}
          onChange={([kind]) => change({ kind })}
        />
        <PeriodFilter
          label={words.filters.period}
          value={search}
          onChange={(period) => change({ period: undefined, from: undefined, to: undefined, ...period })}
        />
        <PersonFilter
          rows={rows ?? []}
          staff={staff ?? []}
          chosen={search.actor}
          onChange={(actor) => change({ actor })}
        />
        <IdFilter id={search.id} onClear={() => change({ id: undefined })} />
        <IdFilter label={words.filters.request} id={search.request} onClear={() => change({ request: undefined })} />
      </Toolbar>
      <Card flush>
        <Table
          name="audit"
          label={words.title}
          columns={useColumns(listed, filters)}
          rows={rows}
          rowKey={({ id }) => id}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyList filtered={Object.keys(filters).length > 0} icon={ScrollText} words={words} />}
        />
        <Pagination
          connection={data?.auditEntries}
          onChange={(page) => void navigate({ search: compact({ ...filters, ...page }) })}
        />
      </Card>
      {entry && (
        <EntryDialog id={entry} onClose={() => void navigate({ search: listed, replace: true, resetScroll: false })} />
      )}
    </>
  );
}

function useColumns(listed: AuditSearch, filters: AuditSearch): Column<Entry>[] {
  const words = useMessages(messages);
  const names = words.columns;
  const said = useMessages(actionMessages);
  return [
    {
      id: "action",
      header: names.action,
      cell: ({ id, action, actorName }) => (
        <Link
          to="/audit"
          search={{ ...listed, entry: id }}
          resetScroll={false}
          aria-label={words.showOne(actionName(said, action), actorName)}
          title={action}
        >
          {actionName(said, action)}
        </Link>
      ),
      width: 16,
    },
    { id: "when", header: names.when, cell: ({ createdAt }) => <Time at={createdAt} />, width: 10 },
    {
      id: "who",
      header: names.who,
      cell: ({ actorId, actorName }) =>
        actorId ? (
          <Link to="/audit" search={{ ...filters, actor: actorId }} title={words.onlyBy(actorName)}>
            {actorName}
          </Link>
        ) : (
          actorName
        ),
      width: 12,
    },
    {
      id: "subject",
      header: names.subject,
      cell: ({ subjectType, subjectId }) => (
        <Link
          to="/audit"
          search={{ ...filters, id: subjectId }}
          title={words.onlyAbout(`${subjectName(said, subjectType)} ${subjectId}`)}
        >
          {subjectName(said, subjectType)} <span className={style.id}>{subjectId.slice(-8)}</span>
        </Link>
      ),
      wide: true,
      width: 18,
    },
    {
      id: "request",
      header: names.request,
      cell: ({ requestId }) =>
        requestId && (
          <Link to="/audit" search={{ ...filters, request: requestId }} title={words.onlyRequest}>
            <span className={style.id}>{requestId.slice(-12)}</span>
          </Link>
        ),
      wide: true,
      width: 12,
    },
  ];
}
