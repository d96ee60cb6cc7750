import { getRouteApi } from "@tanstack/react-router";
import { Layers, Plus } from "lucide-react";
import { useLiveList } from "../api/rows.ts";
import { useTiers } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { useKeptOpen } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { messages } from "./messages.ts";
import { NewTiersDocument } from "./newRows.gql.ts";
import style from "./TierList.module.css";
import { tierMessages } from "./tierMessages.ts";
import { TierListDocument, type TierListQuery } from "./tiers.gql.ts";

export type Tier = TierListQuery["priceTiers"]["edges"][number]["node"];

const DeleteTierDialog = whenShown(() => import("./DeleteTierDialog.tsx").then((module) => module.DeleteTierDialog));
const TierDialog = whenShown(() => import("./TierDialog.tsx").then((module) => module.TierDialog));
const route = getRouteApi("/signedIn/tiers");

const tiersOf = ({ priceTiers }: TierListQuery) => priceTiers.edges.map(({ node }) => node);
const newTiers = newRowsOf(NewTiersDocument, ({ priceTiers }) => priceTiers.edges.map(({ node }) => node));

/** The price tiers of the store, the lowest level first. */
export function TierList() {
  const words = useMessages(messages);
  const listWords = useMessages(tierMessages).list;
  const search = route.useSearch();
  const { close } = useDialogs();
  const mayWrite = useCan("CATALOGUE_WRITE");
  const { data, error, refetch } = useLiveList(TierListDocument, {}, tiersOf, ["PRICE_TIER"]);
  const tiers = useTiers(data?.priceTiers);
  const tier = tiers?.find(({ id }) => id === search.row);
  const kept = useKeptOpen(search, tier);
  return (
    <>
      <PageHeader
        title={listWords.title}
        aside={<NewRows type="PRICE_TIER" ids={tiers?.map(({ id }) => id)} where={undefined} {...newTiers} />}
        actions={
          <>
            <ExportButton input={{ kind: "TIERS" }} count={tiers?.length} />
            {mayWrite && (
              <ButtonLink look="primary" icon={Plus} to="/tiers" search={{ dialog: "tier" }}>
                {words.tier.add}
              </ButtonLink>
            )}
          </>
        }
      />
      <Card flush>
        <Table
          name="tiers"
          label={listWords.title}
          columns={useColumns(mayWrite)}
          rows={tiers}
          rowKey={({ id }) => id}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState icon={Layers} title={listWords.empty} text={words.noTiers} />}
        />
      </Card>
      {mayWrite && search.dialog === "tier" && (kept || !search.row) && (
        <TierDialog key={search.row} tier={kept} onClose={close} />
      )}
      {mayWrite && tiers && kept && search.dialog === "delete" && (
        <DeleteTierDialog key={kept.id} tiers={tiers} tier={kept} onClose={close} />
      )}
    </>
  );
}

function useColumns(mayWrite: boolean): Column<Tier>[] {
  const words = useMessages(messages);
  const tierWords = useMessages(tierMessages);
  const listWords = tierWords.list;
  return [
    { id: "name", header: tierWords.name, width: 14, cell: ({ name }) => name },
    { id: "level", header: tierWords.level, align: "end", width: 4, cell: ({ level }) => level },
    {
      id: "actions",
      header: listWords.actions,
      align: "end",
      width: 20,
      cell: ({ id, name }) => (
        <span className={style.actions}>
          <ButtonLink
            size="small"
            look="quiet"
            to="/customers"
            search={{ tier: id }}
            aria-label={listWords.customersOf(name)}
          >
            {listWords.customers}
          </ButtonLink>
          {mayWrite && (
            <ButtonLink
              size="small"
              to="/tiers"
              search={{ dialog: "tier", row: id }}
              aria-label={words.tier.edit(name)}
            >
              {listWords.edit}
            </ButtonLink>
          )}
          {mayWrite && (
            <ButtonLink
              size="small"
              look="quiet"
              to="/tiers"
              search={{ dialog: "delete", row: id }}
              aria-label={tierWords.delete(name)}
            >
              {tierWords.deleteTier}
            </ButtonLink>
          )}
        </span>
      ),
    },
  ];
}
