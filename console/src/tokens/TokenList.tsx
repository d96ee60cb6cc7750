import { getRouteApi } from "@tanstack/react-router";
import { Ban, KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { useLiveList } from "../api/rows.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { compact } from "../ui/page.ts";
import { SearchInput } from "../ui/SearchInput.tsx";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { TabLink } from "../ui/TabLink.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useAsOpened } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { TokenListDocument, type TokenListQuery } from "./list.gql.ts";
import { tokenListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewTokensDocument } from "./newRows.gql.ts";
import { type TokenDialog, type TokensSearch, tokenViews } from "./search.ts";
import style from "./TokenList.module.css";

type Token = TokenListQuery["apiTokens"]["edges"][number]["node"];

const CreateTokenDialog = whenShown(() => import("./CreateTokenDialog.tsx").then((module) => module.CreateTokenDialog));
const RevokeTokensDialog = whenShown(() =>
  import("./RevokeTokensDialog.tsx").then((module) => module.RevokeTokensDialog),
);
const route = getRouteApi("/signedIn/settings/tokens");

const tokensOf = ({ apiTokens }: TokenListQuery) => apiTokens.edges.map(({ node }) => node);
const newTokens = newRowsOf(NewTokensDocument, ({ apiTokens }) => apiTokens.edges.map(({ node }) => node));

/** The list of the API tokens, with which bots use the REST API. */
export function TokenList() {
  const words = useMessages(messages);
  const { table } = useMessages(shared);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const variables = tokenListVariables(search);
  // Changes do not include when a token was last used.
  const list = useLiveList(TokenListDocument, variables, tokensOf, ["API_TOKEN"], { onFocus: true });
  const { data, error, isPlaceholderData, refetch } = list;
  const rows = data && tokensOf(data);
  const { after: _after, before: _before, ...kept } = withoutDialog(search);
  const { view = "active", ...filters } = kept;
  const change = (changes: Partial<TokensSearch>) => void navigate({ search: compact({ ...kept, ...changes }) });
  const { open, close } = useDialogs<TokenDialog>();
  const { chosen, selection, clear, remove } = useSelection(
    rows?.filter(({ revokedAt }) => !revokedAt),
    kept,
  );
  const [several, setSeveral] = useState<readonly Token[]>();
  const revoked = useAsOpened(
    search,
    rows?.find(({ id, revokedAt }) => id === search.row && !revokedAt),
  );
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="API_TOKEN"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newTokens}
            onShow={() => change({})}
          />
        }
        actions={
          <>
            <ExportButton input={{ kind: "TOKENS", tokenWhere: variables.where }} count={data?.apiTokens.totalCount} />
            <Button look="primary" icon={Plus} onClick={() => open("create")}>
              {words.create}
            </Button>
          </>
        }
      />
      <Tabs label={words.views.label}>
        {tokenViews.map((name) => (
          <TabLink
            key={name}
            to="/settings/tokens"
            search={name === "active" ? {} : { view: name }}
            current={name === view}
          >
            {words.views[name]}
          </TabLink>
        ))}
      </Tabs>
      <Toolbar>
        <SearchInput
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={search.q ?? ""}
          onChange={(q) => change({ q })}
        />
      </Toolbar>
      <Card flush>
        {chosen.length > 0 && (
          <SelectionBar text={table.selected(chosen.length)} onClear={clear}>
            <Button size="small" icon={Ban} onClick={() => setSeveral(chosen)}>
              {words.revoke}
            </Button>
          </SelectionBar>
        )}
        <Table
          name="tokens"
          label={words.title}
          columns={useColumns((id) => open("revoke", id))}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          {...(view === "active" && { selection })}
          selectable={({ revokedAt }) => !revokedAt}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyList filtered={Object.keys(filters).length > 0 || view !== "active"} icon={KeyRound} words={words} />
          }
        />
        <Pagination
          connection={data?.apiTokens}
          onChange={(page) => void navigate({ search: compact({ ...kept, ...page }) })}
        />
      </Card>
      {search.dialog === "create" && <CreateTokenDialog onClose={close} />}
      {search.dialog === "revoke" && revoked && (
        <RevokeTokensDialog key={revoked.id} tokens={[revoked]} onDone={remove} onClose={close} />
      )}
      {several && <RevokeTokensDialog tokens={several} onDone={remove} onClose={() => setSeveral(undefined)} />}
    </>
  );
}

function useColumns(revoke: (id: string) => void): Column<Token>[] {
  const words = useMessages(messages);
  const names = words.columns;
  const { money } = useFormat();
  const never = <span className="muted">{words.never}</span>;
  return [
    {
      id: "name",
      header: names.name,
      cell: ({ name, prefix }) => (
        <span className={style.name}>
          <strong>{name}</strong>
          <code>{prefix}…</code>
        </span>
      ),
      width: 18,
    },
    {
      id: "scopes",
      header: names.scopes,
      cell: ({ scopes, refundLimit }) => (
        <span className={style.scopes}>
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
          {refundLimit && <span className="muted">{words.refundLimit(money(refundLimit))}</span>}
        </span>
      ),
      wide: true,
      width: 22,
    },
    {
      id: "maker",
      header: names.maker,
      cell: ({ createdByName }) => createdByName || <span className="muted">{words.commandLine}</span>,
      wide: true,
    },
    { id: "made", header: names.made, cell: ({ createdAt }) => <Time at={createdAt} />, wide: true },
    {
      id: "used",
      header: names.used,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : never),
    },
    {
      id: "expires",
      header: names.expires,
      cell: ({ expiresAt }) => (expiresAt ? <Time at={expiresAt} /> : never),
      wide: true,
    },
    {
      id: "revoke",
      header: names.revoke,
      align: "end",
      cell: ({ id, name, revokedAt, expiresAt }) => {
        if (revokedAt) return <Badge tone="bad">{words.revokedAt}</Badge>;
        if (expiresAt && Date.parse(expiresAt) <= Date.now()) return <Badge>{words.expired}</Badge>;
        return <Button size="small" icon={Ban} aria-label={words.revokeOne(name)} onClick={() => revoke(id)} />;
      },
    },
  ];
}
