import { getRouteApi, Link } from "@tanstack/react-router";
import { UserCheck, UserPlus, Users, UserX } from "lucide-react";
import { useState } from "react";
import { useLiveList } from "../api/rows.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useSignedIn } from "../session/session.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { compact } from "../ui/page.ts";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useDialogs } from "../ui/useDialogs.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { StaffListDocument, type StaffListQuery } from "./list.gql.ts";
import { staffListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewStaffDocument } from "./newRows.gql.ts";
import { chosenRoles, type StaffListSearch, staffRoles, staffStatuses } from "./search.ts";

type Member = StaffListQuery["staffMembers"]["edges"][number]["node"];

const DisableStaffDialog = whenShown(() =>
  import("./DisableStaffDialog.tsx").then((module) => module.DisableStaffDialog),
);
const InviteDialog = whenShown(() => import("./InviteDialog.tsx").then((module) => module.InviteDialog));
const route = getRouteApi("/signedIn/settings/staff");

const membersOf = ({ staffMembers }: StaffListQuery) => staffMembers.edges.map(({ node }) => node);
const newMembers = newRowsOf(NewStaffDocument, ({ staffMembers }) => staffMembers.edges.map(({ node }) => node));

/** The list of the store's staff. */
export function StaffList() {
  const words = useMessages(messages);
  const names = useMessages(shared);
  const own = useSignedIn().viewer.id;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const variables = staffListVariables(search);
  const { data, error, isPlaceholderData, refetch } = useLiveList(StaffListDocument, variables, membersOf, [
    "STAFF_MEMBER",
  ]);
  const rows = data && membersOf(data);
  const { open, close } = useDialogs<"invite">();
  const listed = withoutDialog(search);
  const { after: _after, before: _before, ...filters } = listed;
  const change = (changes: Partial<StaffListSearch>) => void navigate({ search: compact({ ...filters, ...changes }) });
  const { chosen, selection, clear, remove } = useSelection(rows, listed);
  const [step, setStep] = useState<{ disable: boolean; members: readonly Member[] }>();
  const disabled = chosen.filter(({ status }) => status === "DISABLED");
  const others = chosen.filter(({ status }) => status !== "DISABLED");
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="STAFF_MEMBER"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newMembers}
            onShow={() => change({})}
          />
        }
        actions={
          <>
            <ExportButton
              input={{ kind: "STAFF", staffWhere: variables.where }}
              count={data?.staffMembers.totalCount}
            />
            <Button look="primary" icon={UserPlus} onClick={() => open("invite")}>
              {words.invite}
            </Button>
          </>
        }
      />
      <Toolbar>
        <OptionsFilter
          label={words.filters.status}
          single
          options={staffStatuses.map((value) => ({ value, label: names.statuses.staff[value] }))}
          chosen={search.status ? [search.status] : []}
          onChange={([status]) => change({ status })}
        />
        <OptionsFilter
          label={words.filters.role}
          options={staffRoles.map((value) => ({ value, label: names.roles[value] }))}
          chosen={chosenRoles(search)}
          onChange={(roles) => change({ role: roles.join(",") })}
        />
      </Toolbar>
      <Card flush>
        {chosen.length > 0 && (
          <SelectionBar text={names.table.selected(chosen.length)} onClear={clear}>
            {disabled.length > 0 && (
              <Button size="small" icon={UserCheck} onClick={() => setStep({ disable: false, members: disabled })}>
                {words.actions.enable}
              </Button>
            )}
            {others.length > 0 && (
              <Button size="small" icon={UserX} onClick={() => setStep({ disable: true, members: others })}>
                {words.actions.disable}
              </Button>
            )}
          </SelectionBar>
        )}
        <Table
          name="staff"
          label={words.title}
          columns={useColumns(own)}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name, email }) => name || email}
          selection={selection}
          selectable={({ id }) => id !== own}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyList filtered={Object.keys(filters).length > 0} icon={Users} words={words} />}
        />
        <Pagination
          connection={data?.staffMembers}
          onChange={(page) => void navigate({ search: compact({ ...filters, ...page }) })}
        />
      </Card>
      {step && <DisableStaffDialog {...step} onDone={remove} onClose={() => setStep(undefined)} />}
      {search.dialog === "invite" && <InviteDialog onClose={close} />}
    </>
  );
}

function useColumns(own: string): Column<Member>[] {
  const words = useMessages(messages);
  const { roles } = useMessages(shared);
  return [
    {
      id: "name",
      header: words.columns.name,
      cell: ({ id, name, email }) => (
        <>
          <Link to="/settings/staff/$id" params={{ id }}>
            {name || email}
          </Link>{" "}
          {id === own && <Badge>{words.you}</Badge>}
        </>
      ),
      width: 16,
    },
    { id: "email", header: words.columns.email, cell: ({ email }) => email, wide: true, width: 20 },
    { id: "role", header: words.columns.role, cell: ({ role }) => roles[role], width: 8 },
    {
      id: "status",
      header: words.columns.status,
      cell: ({ status }) => <StatusBadge kind="staff" status={status} />,
      width: 8,
    },
    {
      id: "signedIn",
      header: words.columns.signedIn,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? <Time at={lastLoginAt} /> : <span className="muted">{words.never}</span>,
      wide: true,
    },
  ];
}
