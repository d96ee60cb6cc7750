import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { AmountFilter } from "../ui/AmountFilter.tsx";
import { Button } from "../ui/Button.tsx";
import { chosenOf, idsOf } from "../ui/EntityFilter.tsx";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { ProductFilter } from "../ui/ProductFilter.tsx";
import { presets } from "../ui/period.ts";
import { SearchInput } from "../ui/SearchInput.tsx";
import { CustomerFilter } from "./CustomerFilter.tsx";
import { OrderFilterNamesDocument } from "./filters.gql.ts";
import { messages } from "./messages.ts";
import { chosenStatuses, type OrdersSearch, orderSources, orderStatuses } from "./search.ts";
import { VariationFilter } from "./VariationFilter.tsx";

interface Props {
  search: OrdersSearch;
  onChange: (changes: Partial<OrdersSearch>) => void;
  onClear: () => void;
}

/** The filters of the list of orders. */
export function OrderFilters({ search, onChange, onClear }: Props) {
  const words = useMessages(messages);
  const { filters: general, period, statuses, sources } = useMessages(shared);
  const names = words.filters;
  const { customer, product, variation } = search;
  const asked = { customers: idsOf(customer), products: idsOf(product), variations: idsOf(variation) };
  const { data } = useRead(OrderFilterNamesDocument, asked, { enabled: Boolean(customer ?? product ?? variation) });
  const { sort: _sort, after: _after, before: _before, ...filters } = search;
  return (
    <>
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={search.q ?? ""}
        onChange={(q) => onChange({ q })}
      />
      <OptionsFilter
        label={names.status}
        options={orderStatuses.map((value) => ({ value, label: statuses.order[value] }))}
        chosen={chosenStatuses(search)}
        onChange={(chosen) => onChange({ status: chosen.join(",") })}
      />
      <PeriodFilter
        label={names.placed}
        value={search}
        onChange={(period) => onChange({ period: undefined, from: undefined, to: undefined, ...period })}
      />
      <CustomerFilter
        chosen={customer}
        name={chosenOf(data?.customers, customer)?.name}
        onChange={(id) => onChange({ customer: id })}
      />
      <ProductFilter
        chosen={product}
        name={chosenOf(data?.products, product)?.name}
        onChange={(id) => onChange({ product: id })}
      />
      <VariationFilter
        chosen={variation}
        name={chosenOf(data?.variations, variation)?.sku}
        onChange={(id) => onChange({ variation: id })}
      />
      <AmountFilter
        label={names.total}
        value={search}
        onChange={(amounts) => onChange({ min: undefined, max: undefined, ...amounts })}
      />
      <OptionsFilter
        single
        label={names.source}
        options={orderSources.map((value) => ({ value, label: sources[value] }))}
        chosen={search.source ? [search.source] : []}
        onChange={([source]) => onChange({ source })}
      />
      <OptionsFilter
        single
        label={names.refunded}
        options={[
          { value: "always", label: names.anyTime },
          ...presets.map((value) => ({ value, label: period.presets[value] })),
        ]}
        chosen={search.refunded ? [search.refunded === true ? "always" : search.refunded] : []}
        onChange={([chosen]) => onChange({ refunded: chosen === "always" || chosen })}
      />
      {Object.keys(filters).length > 1 && (
        <Button look="quiet" onClick={onClear}>
          {general.clear}
        </Button>
      )}
    </>
  );
}
