import { getRouteApi } from "@tanstack/react-router";
import { Plus, Tags } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useRead } from "../api/query.ts";
import { useTiers } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { useDraft } from "../session/draft.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { notify } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { compact } from "../ui/page.ts";
import { SearchInput } from "../ui/SearchInput.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useKeptOpen } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { useLeaveWarning } from "../ui/useLeaveWarning.ts";
import { whenShown } from "../ui/whenShown.tsx";
import {
  type Draft,
  isChangedCell,
  isSavable,
  withoutCells,
  withoutSaved,
  withSavedMeanwhile,
  withTyped,
} from "./draft.ts";
import { priceGridVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";
import { PriceTable } from "./PriceTable.tsx";
import { PriceGridDocument } from "./prices.gql.ts";
import type { PriceDialog, PricesSearch } from "./search.ts";

const SavePricesDialog = whenShown(() => import("./SavePricesDialog.tsx").then((module) => module.SavePricesDialog));
const UnsavedPrices = whenShown(() => import("./UnsavedPrices.tsx").then((module) => module.UnsavedPrices));
const TierDialog = whenShown(() => import("./TierDialog.tsx").then((module) => module.TierDialog));
const route = getRouteApi("/signedIn/prices");

/** The grid of prices per variation and tier. All changes are saved in one step. */
export function PriceGrid() {
  const words = useMessages(messages);
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useCan("CATALOGUE_WRITE");
  const variables = priceGridVariables(search);
  const { data, error, refetch } = useRead(PriceGridDocument, variables);
  const [draft, setDraft] = useDraft("prices", isChangedCell);
  const { open, close } = useDialogs<PriceDialog>();
  const { change, undo } = useUndo(setDraft, search.dialog === undefined);
  const unsaved = Object.keys(draft).length;
  useLeaveWarning(unsaved > 0, () => {
    notify(words.kept(unsaved, format.count(unsaved)), "bad");
    return true;
  });
  const tiers = useTiers(data?.priceTiers);
  const tier = useKeptOpen(
    search,
    tiers?.find(({ id }) => id === search.row),
  );
  const variations = data?.variations.edges.map((edge) => edge.node) ?? [];
  const go = (next: Partial<PricesSearch>) => void navigate({ search: compact(next), resetScroll: false });
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            <ExportButton input={{ kind: "PRICES", variationWhere: variables.where }} count={undefined} />
            {mayWrite && (
              <Button icon={Plus} onClick={() => open("tier")}>
                {words.tier.add}
              </Button>
            )}
          </>
        }
      />
      <Toolbar>
        <SearchInput
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={search.q ?? ""}
          onChange={(q) => go({ q })}
        />
      </Toolbar>
      {mayWrite && <p className={style.hint}>{tiers?.length === 0 ? words.noTiers : words.hint}</p>}
      {(unsaved > 0 || undo) && (
        <UnsavedPrices
          draft={draft}
          tiers={tiers}
          undo={undo}
          onLeaveOut={(cells) => change((now) => withoutCells(now, cells))}
          onDiscard={() => change(() => ({}), draft)}
          onReview={() => open("save")}
        />
      )}
      {!(data && tiers) && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && tiers && (
        <Card flush>
          {variations.length === 0 ? (
            <EmptyState icon={Tags} title={words.empty} text={words.emptyText} />
          ) : (
            <PriceTable
              variations={variations}
              tiers={tiers}
              draft={draft}
              mayWrite={mayWrite}
              onType={(typed) => change((now) => withTyped(now, typed))}
              onPaste={(typed) => change((now) => withTyped(now, typed), draft)}
              onTier={(tier) => open("tier", tier)}
            />
          )}
          <Pagination connection={data.variations} onChange={(page) => go({ q: search.q, ...page })} />
        </Card>
      )}
      {search.dialog === "save" && mayWrite && isSavable(draft) && (
        <SavePricesDialog
          draft={draft}
          onSaved={(saved) => change((now) => withoutSaved(now, saved))}
          onStale={(prices) => change((now) => withSavedMeanwhile(now, prices))}
          onClose={close}
        />
      )}
      {search.dialog === "tier" && mayWrite && tiers && (tier || !search.row) && (
        <TierDialog key={search.row} tier={tier} onClose={close} />
      )}
    </>
  );
}

type Change = (now: Draft) => Draft;

// Fields in which the browser itself undoes typing.
const nativeUndoFields = "input:not([data-place]), input[data-edited], textarea";

/**
 * Returns a function that changes the draft, and `undo`, which goes back to the draft that was passed as `before` with the last
 * change; undefined when none was. While `mayPress`, Ctrl+Z calls it, too.
 */
function useUndo(setDraft: (change: Change) => void, mayPress: boolean) {
  const [before, setBefore] = useState<Draft>();
  const change = (next: Change, before?: Draft) => {
    setDraft(next);
    setBefore(before);
  };
  const undo = before && (() => change(() => before));
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    if (!isUndo || !undo || !mayPress || (event.target instanceof Element && event.target.matches(nativeUndoFields)))
      return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return { change, undo };
}
