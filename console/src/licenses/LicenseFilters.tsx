import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { EntityFilter } from "../ui/EntityFilter.tsx";
import { IdFilter } from "../ui/IdFilter.tsx";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { ProductFilter } from "../ui/ProductFilter.tsx";
import { SearchInput } from "../ui/SearchInput.tsx";
import { messages } from "./messages.ts";
import { chosenLicenseStatuses, type LicensesSearch, licenseExpiries, licenseStatuses } from "./search.ts";
import { LicenseBatchesDocument } from "./upload.gql.ts";
import { useVariations } from "./useVariations.ts";

interface Props {
  search: LicensesSearch;
  onChange: (changes: { [Name in keyof LicensesSearch]?: LicensesSearch[Name] | undefined }) => void;
}

/** What narrows the list of licenses. */
export function LicenseFilters({ search, onChange }: Props) {
  const words = useMessages(messages);
  const { statuses } = useMessages(shared);
  return (
    <>
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={search.q ?? ""}
        onChange={(q) => onChange({ q })}
      />
      <OptionsFilter
        label={words.filters.status}
        options={licenseStatuses.map((value) => ({ value, label: statuses.license[value] }))}
        chosen={chosenLicenseStatuses(search)}
        onChange={(chosen) => onChange({ status: chosen.join(",") })}
      />
      <ProductFilter digital chosen={search.product} onChange={(product) => onChange({ product })} />
      <EntityFilter
        label={words.filters.variation}
        searchLabel={words.filters.findVariation}
        chosen={search.variation}
        onChange={(variation) => onChange({ variation, batch: undefined })}
        useEntities={useVariationNames}
      />
      <BatchFilter search={search} onChange={onChange} />
      <OptionsFilter
        single
        label={words.filters.expires}
        options={licenseExpiries.map((value) => ({ value, label: words.filters.within(Number(value)) }))}
        chosen={search.expires ? [search.expires] : []}
        onChange={([expires]) => onChange({ expires })}
      />
      <IdFilter id={search.id} onClear={() => onChange({ id: undefined })} />
    </>
  );
}

function useVariationNames(text: string, chosen: string | undefined) {
  const variations = useVariations(text, chosen);
  const found = variations.found.map(({ id, sku, product }) => ({ id, name: `${product.name} ${sku}` }));
  return { found, chosen: found.find(({ id }) => id === chosen) };
}

/** The latest uploads, of the chosen variation if there is one. */
function BatchFilter({ search, onChange }: Props) {
  const words = useMessages(messages);
  const format = useFormat();
  const latest = useRead(LicenseBatchesDocument, {
    where: search.variation ? { variationId: search.variation } : {},
  }).data?.licenseBatches.edges;
  const own = useRead(LicenseBatchesDocument, { where: { id: search.batch ?? "" } }, { enabled: !!search.batch });
  const batches = [...(latest ?? []), ...(search.batch ? (own.data?.licenseBatches.edges ?? []) : [])]
    .map((edge) => edge.node)
    .filter((batch, index, all) => all.findIndex(({ id }) => id === batch.id) === index);
  return (
    <OptionsFilter
      single
      label={words.filters.batch}
      options={batches.map(({ id, created, createdAt, variation }) => ({
        value: id,
        label: words.batchName(variation.sku, format.time(createdAt), format.count(created)),
      }))}
      chosen={search.batch ? [search.batch] : []}
      onChange={([batch]) => onChange({ batch })}
    />
  );
}
