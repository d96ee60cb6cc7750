import { getRouteApi, Link } from "@tanstack/react-router";
import { Ban, KeyRound, PackageOpen, Search, Upload } from "lucide-react";
import { useState } from "react";
import { readOnce, useRead } from "../api/query.ts";
import { useLiveList } from "../api/rows.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { ColumnPicker } from "../ui/ColumnPicker.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { maxCounted, NewRows } from "../ui/NewRows.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { compact } from "../ui/page.ts";
import { SavedViews } from "../ui/SavedViews.tsx";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useAsOpened } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { LicenseFilters } from "./LicenseFilters.tsx";
import { LicenseListDocument, type LicenseListQuery } from "./list.gql.ts";
import { licenseListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { type LicenseWhereInput, NewLicensesDocument, NewUploadsDocument } from "./newRows.gql.ts";
import type { LicensesDialog, LicensesSearch } from "./search.ts";

export type License = LicenseListQuery["licenses"]["edges"][number]["node"];

const FindLicenseDialog = whenShown(() => import("./FindLicenseDialog.tsx").then((module) => module.FindLicenseDialog));
const RevokeLicenseDialog = whenShown(() =>
  import("./RevokeLicenseDialog.tsx").then((module) => module.RevokeLicenseDialog),
);
const RevokeLicensesDialog = whenShown(() =>
  import("./RevokeLicensesDialog.tsx").then((module) => module.RevokeLicensesDialog),
);
const route = getRouteApi("/signedIn/licenses");

const licensesOf = ({ licenses }: LicenseListQuery) => licenses.edges.map(({ node }) => node);

/** Returns the ids of the licenses of new uploads that match the filters of the list: at most a page of the API. */
const useListed = (where: LicenseWhereInput | null | undefined, uploads: readonly string[]) =>
  useRead(
    NewLicensesDocument,
    { where: { ...where, or: uploads.map((batchId) => ({ batchId })) }, first: 100 },
    { enabled: uploads.length > 0 },
  ).data?.licenses.edges.map(({ node }) => node.id);

/** Reads the ids of the uploads that were created at a time or later. */
const createdSince = async (_where: LicenseWhereInput | null | undefined, createdAtGTE: string) =>
  (await readOnce(NewUploadsDocument, { where: { createdAtGTE }, first: maxCounted })).licenseBatches.edges.map(
    ({ node }) => node.id,
  );

/** The list of the store's licenses, without their keys. */
export function LicenseList() {
  const words = useMessages(messages);
  const { table } = useMessages(shared);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayUpload = useCan("LICENSES_WRITE");
  const mayFind = useCan("LICENSES_REVEAL");
  const { open, close } = useDialogs<LicensesDialog>();
  const variables = licenseListVariables(search);
  const { data, error, isPlaceholderData, refetch } = useLiveList(LicenseListDocument, variables, licensesOf, [
    "LICENSE",
    "LICENSE_BATCH",
    "ORDER",
  ]);
  const rows = data && licensesOf(data);
  const columns = useColumns(mayUpload ? (id) => open("revoke", id) : undefined);
  const listed = withoutDialog(search);
  const { chosen, selection, clear, remove } = useSelection(
    rows?.filter(({ status }) => status !== "REVOKED"),
    listed,
  );
  const [bulk, setBulk] = useState<readonly License[] | null>(null);
  const { after: _after, before: _before, ...kept } = listed;
  const { sort, ...filters } = kept;
  const change = (changes: Partial<LicensesSearch>) => void navigate({ search: compact({ ...kept, ...changes }) });
  const revoked = useAsOpened(
    search,
    rows?.find(({ id, status }) => id === search.row && status !== "REVOKED"),
  );
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="LICENSE_BATCH"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            useListed={useListed}
            createdSince={createdSince}
            onShow={() => change({})}
          />
        }
        actions={
          <>
            <ExportButton
              input={{ kind: "LICENSES", licenseWhere: variables.where }}
              count={data?.licenses.totalCount}
            />
            {mayFind && (
              <Button icon={Search} onClick={() => open("find")}>
                {words.find.action}
              </Button>
            )}
            {search.batch && (
              <ButtonLink icon={PackageOpen} to="/licenses/batches/$id" params={{ id: search.batch }}>
                {words.find.openBatch}
              </ButtonLink>
            )}
            {mayUpload && (
              <ButtonLink
                look="primary"
                icon={Upload}
                to="/licenses/upload"
                search={compact({ variation: search.variation })}
              >
                {words.upload}
              </ButtonLink>
            )}
          </>
        }
      />
      <SavedViews list="licenses" to="/licenses" search={search} />
      <Toolbar end={<ColumnPicker name="licenses" columns={columns} />}>
        <LicenseFilters search={listed} onChange={change} />
      </Toolbar>
      <Card flush>
        {chosen.length > 0 && (
          <SelectionBar text={table.selected(chosen.length)} onClear={clear}>
            <Button size="small" icon={Ban} onClick={() => setBulk(chosen)}>
              {words.revoke.one}
            </Button>
          </SelectionBar>
        )}
        <Table
          name="licenses"
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={(license) => license.id}
          rowName={nameOfLicense}
          {...(mayUpload && { selection })}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          sort={sort ?? "-created"}
          onSort={(next) => change({ sort: next as NonNullable<LicensesSearch["sort"]> })}
          empty={<EmptyList filtered={Object.keys(filters).length > 0} icon={KeyRound} words={words} />}
        />
        <Pagination
          connection={data?.licenses}
          onChange={(page) => void navigate({ search: compact({ ...kept, ...page }) })}
        />
      </Card>
      {bulk && <RevokeLicensesDialog licenses={bulk} onDone={remove} onClose={() => setBulk(null)} />}
      {search.dialog === "find" && mayFind && <FindLicenseDialog onClose={close} />}
      {search.dialog === "revoke" && mayUpload && revoked && (
        <RevokeLicenseDialog key={revoked.id} license={revoked} onClose={close} />
      )}
    </>
  );
}

const nameOfLicense = ({ externalRef, variation }: License) => externalRef ?? variation.sku;

function useColumns(onRevoke: ((id: string) => void) | undefined): Column<License>[] {
  const { columns: names, never, order, customer, revoke } = useMessages(messages);
  const nameOf = useCustomerName();
  const format = useFormat();
  return [
    {
      id: "what",
      header: names.what,
      cell: ({ variation: { product } }) => (
        <Link to="/products/$slug" params={{ slug: product.slug }}>
          {product.name}
        </Link>
      ),
      width: 16,
    },
    { id: "sku", header: names.sku, cell: ({ variation }) => <code>{variation.sku}</code>, wide: "below", width: 12 },
    {
      id: "status",
      header: names.status,
      cell: ({ status }) => <StatusBadge kind="license" status={status} />,
      width: 7,
    },
    {
      id: "order",
      header: order,
      cell: ({ item }) =>
        item && (
          <Link to="/orders/$number" params={{ number: item.order.number }}>
            <code>{item.order.number}</code>
          </Link>
        ),
      wide: "below",
    },
    {
      id: "customer",
      header: customer,
      cell: ({ item }) =>
        item && (
          <Link to="/customers/$id" params={{ id: item.order.customer.id }}>
            {nameOf(item.order.customer)}
          </Link>
        ),
      wide: "below",
      width: 12,
    },
    {
      id: "reference",
      header: names.reference,
      cell: ({ externalRef }) => externalRef ?? "",
      wide: "below",
      width: 12,
    },
    {
      id: "uploaded",
      header: names.uploaded,
      cell: ({ createdAt, batch }) => (
        <Link to="/licenses/batches/$id" params={{ id: batch.id }}>
          <Time at={createdAt} />
        </Link>
      ),
      sort: "created",
      wide: true,
    },
    { id: "sold", header: names.sold, cell: ({ soldAt }) => soldAt && <Time at={soldAt} />, wide: true },
    {
      id: "expires",
      header: names.expires,
      cell: ({ expiresAt }) => (expiresAt ? format.day(expiresAt) : <span className="muted">{never}</span>),
      sort: "expires",
      wide: "below",
      width: 9,
    },
    ...(onRevoke
      ? [
          {
            id: "revoke",
            header: revoke.one,
            cell: (license: License) =>
              license.status !== "REVOKED" && (
                <Button
                  size="small"
                  look="quiet"
                  icon={Ban}
                  aria-label={`${revoke.one} ${nameOfLicense(license)}`}
                  onClick={() => onRevoke(license.id)}
                />
              ),
          },
        ]
      : []),
  ];
}
