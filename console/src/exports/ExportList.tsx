import { getRouteApi } from "@tanstack/react-router";
import { Download, FileDown } from "lucide-react";
import { cancelExport, type ExportRun, repeatDownload, startExport, useExportRuns } from "../api/exportRuns.ts";
import { useRead } from "../api/query.ts";
import type { ExportKind } from "../api/schema.gql.ts";
import { exportRunTexts } from "../messages/exportRuns.ts";
import { exportTexts } from "../messages/exports.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { ExportError } from "../ui/ExportError.tsx";
import { ExportState } from "../ui/ExportState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { compact, pageArguments } from "../ui/page.ts";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import style from "./ExportList.module.css";
import { ExportListDocument, type ExportListQuery } from "./list.gql.ts";
import { messages } from "./messages.ts";
import { NewExport } from "./NewExport.tsx";

type Entry = ExportListQuery["auditEntries"]["edges"][number]["node"];

/** An export: an entry of the audit, a run of this tab, or both. */
interface Row {
  key: string;
  kind: ExportKind;
  from?: string | null | undefined;
  to?: string | null | undefined;
  by: string;
  startedAt: string;
  run: ExportRun | undefined;
}

const route = getRouteApi("/signedIn/exports");
const linkLifetime = 5 * 60_000; // milliseconds. docs/exports.md

/** The page of exports: a form for a new one, and the list of those that were made. */
export function ExportList() {
  const words = useMessages(messages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { after, before, ...kept } = search;
  const { data, error, isPlaceholderData, refetch } = useRead(ExportListDocument, pageArguments(search));
  const runs = useExportRuns();
  const shown = after || before ? [] : runs;
  const retry = () => void refetch();
  return (
    <>
      <PageHeader title={words.title} />
      <div className={style.page}>
        <NewExport search={search} onChange={(next) => void navigate({ search: next, replace: true })} />
        <Card title={words.list} flush>
          <Table
            name="exports"
            label={words.title}
            columns={useColumns()}
            rows={data || shown.length > 0 ? rowsOf(data, shown, words.you) : undefined}
            rowKey={({ key }) => key}
            stale={isPlaceholderData || (!data && !error)}
            error={error}
            onRetry={retry}
            empty={<EmptyState icon={FileDown} title={words.empty} text={words.emptyText} />}
          />
          {error && !data && shown.length > 0 && <ErrorState error={error} onRetry={retry} />}
          <Pagination
            connection={data?.auditEntries}
            onChange={(page) => void navigate({ search: compact({ ...kept, ...page }) })}
          />
        </Card>
      </div>
    </>
  );
}

/** Merges the exports of this tab with those of the audit. A run that is already in the audit is one row with its entry. */
function rowsOf(data: ExportListQuery | undefined, runs: readonly ExportRun[], you: string): Row[] {
  const entries = data?.auditEntries.edges.map((edge) => edge.node) ?? [];
  const unlisted = runs.filter(({ id }) => !entries.some(({ subjectId }) => subjectId === id));
  return [
    ...unlisted.map((run) => ({ key: run.key, ...run.input, by: you, startedAt: run.startedAt, run })),
    ...entries.map((entry) => ({
      key: entry.id,
      ...inputOf(entry),
      by: entry.actorName,
      startedAt: entry.createdAt,
      run: runs.find(({ id }) => id === entry.subjectId),
    })),
  ];
}

/** The input of an export, from its entry in the audit. */
const inputOf = ({ after }: Entry) => (after ?? {}) as { kind: ExportKind; from?: string; to?: string };

function useColumns(): Column<Row>[] {
  const { columns: names, since, until } = useMessages(messages);
  const { kinds } = useMessages(exportTexts);
  const format = useFormat();
  const period = ({ from, to }: Row) =>
    from && to
      ? `${format.time(from)} – ${format.time(to)}`
      : from
        ? since(format.time(from))
        : to && until(format.time(to));
  return [
    { id: "what", header: names.what, cell: ({ kind }) => kinds[kind] ?? kind },
    { id: "started", header: names.started, cell: ({ startedAt }) => <Time at={startedAt} />, wide: true },
    { id: "period", header: names.period, cell: (row) => <span className="muted">{period(row)}</span>, wide: true },
    { id: "by", header: names.by, cell: ({ by }) => by, wide: true },
    { id: "state", header: names.state, cell: (row) => <State row={row} /> },
    { id: "actions", header: names.actions, align: "end", cell: ({ run }) => run && <Actions run={run} /> },
  ];
}

function State({ row: { run, startedAt } }: { row: Row }) {
  const words = useMessages(exportRunTexts).states;
  const format = useFormat();
  const until = new Date(Date.parse(startedAt) + linkLifetime);
  const link =
    until.getTime() > Date.now() ? (
      <Badge tone="info">{words.valid(format.clock(until))}</Badge>
    ) : (
      <Badge>{words.expired}</Badge>
    );
  if (!run) return link;
  return (
    <span className={style.state}>
      <ExportState run={run} />
      {run.state !== "running" && run.id && link}
      <ExportError run={run} />
    </span>
  );
}

function Actions({ run }: { run: ExportRun }) {
  const words = useMessages(exportRunTexts);
  const about = useMessages(exportTexts).kinds[run.input.kind];
  const action = (label: string, onClick: () => void) => (
    <Button
      size="small"
      icon={label === words.cancel ? undefined : Download}
      aria-label={`${label}: ${about}`}
      {...{ onClick }}
    >
      {label}
    </Button>
  );
  if (run.state === "running") return action(words.cancel, () => cancelExport(run.key));
  if (run.url) return action(words.download, () => repeatDownload(run));
  return action(words.again, () => void startExport(run.input));
}
