import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { chosenOf, EntityFilter, idsOf } from "../ui/EntityFilter.tsx";
import { IdFilter } from "../ui/IdFilter.tsx";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { ProductFilter } from "../ui/ProductFilter.tsx";
import { SearchInput } from "../ui/SearchInput.tsx";
import { BatchFilter } from "./BatchFilter.tsx";
import { messages } from "./messages.ts";
import { chosenLicenseStatuses, type LicensesSearch, licenseExpiries, licenseStatuses } from "./search.ts";
import { LicenseFilterNamesDocument } from "./upload.gql.ts";
import { useVariations } from "./useVariations.ts";

interface Props {
  search: LicensesSearch;
  onChange: (changes: Partial<LicensesSearch>) => void;
}

/** The filters of the list of licenses. */
export function LicenseFilters({ search, onChange }: Props) {
  const words = useMessages(messages);
  const { statuses } = useMessages(shared);
  const { product, variation, batch } = search;
  const asked = { products: idsOf(product), variations: idsOf(variation), batches: idsOf(batch) };
  const { data } = useRead(LicenseFilterNamesDocument, asked, { enabled: Boolean(product ?? variation ?? batch) });
  const chosenVariation = chosenOf(data?.variations, variation);
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
      <ProductFilter
        digital
        chosen={product}
        name={chosenOf(data?.products, product)?.name}
        onChange={(id) => onChange({ product: id })}
      />
      <EntityFilter
        label={words.filters.variation}
        searchLabel={words.filters.findVariation}
        chosen={variation}
        name={chosenVariation && variationName(chosenVariation)}
        onChange={(id) => onChange({ variation: id, batch: undefined })}
        useFound={useVariationNames}
      />
      <BatchFilter
        chosen={batch}
        batch={chosenOf(data?.licenseBatches, batch)}
        variation={variation}
        onChange={(id) => onChange({ batch: id })}
      />
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

const variationName = ({ sku, product }: { sku: string; product: { name: string } }) => `${product.name} ${sku}`;

const useVariationNames = (text: string) =>
  useVariations(text, undefined).found.map((variation) => ({ id: variation.id, name: variationName(variation) }));
