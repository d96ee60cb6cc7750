import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { EntityFilter } from "../ui/EntityFilter.tsx";
import { IdFilter } from "../ui/IdFilter.tsx";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { ProductFilter } from "../ui/ProductFilter.tsx";
import { SearchInput } from "../ui/SearchInput.tsx";
import { BatchFilter } from "./BatchFilter.tsx";
import { messages } from "./messages.ts";
import { chosenLicenseStatuses, type LicensesSearch, licenseExpiries, licenseStatuses } from "./search.ts";
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
      <BatchFilter chosen={search.batch} variation={search.variation} onChange={(batch) => onChange({ batch })} />
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
