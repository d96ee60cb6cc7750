import { getRouteApi, Link } from "@tanstack/react-router";
import { Package, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRead } from "../api/query.ts";
import { useLiveList } from "../api/rows.ts";
import type { ChangeType } from "../api/schema.gql.ts";
import { useCategories } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { productKindNames } from "../messages/productKinds.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ColumnPicker } from "../ui/ColumnPicker.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { compareMoney } from "../ui/format.ts";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { compact } from "../ui/page.ts";
import { SavedViews } from "../ui/SavedViews.tsx";
import { SearchInput } from "../ui/SearchInput.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useDialogs } from "../ui/useDialogs.ts";
import { useIsWide } from "../ui/useIsWide.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import style from "./CategoryNavigation.module.css";
import { CategoryNavigation } from "./CategoryNavigation.tsx";
import {
  ProductCategoriesDocument,
  type ProductCategoriesQuery,
  ProductListDocument,
  type ProductListQuery,
} from "./list.gql.ts";
import { productListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewProductsDocument } from "./newRows.gql.ts";
import type { BulkStep } from "./ProductBulkDialog.tsx";
import { chosenProductStatuses, type ProductsSearch, productKinds, productStatuses } from "./search.ts";

export type Product = ProductListQuery["products"]["edges"][number]["node"];
type Category = ProductCategoriesQuery["categories"]["edges"][number]["node"];
type Change = (changes: Partial<ProductsSearch>) => void;

const CreateProductDialog = whenShown(() =>
  import("./CreateProductDialog.tsx").then((module) => module.CreateProductDialog),
);
const ProductBulkBar = whenShown(() => import("./ProductBulkBar.tsx").then((module) => module.ProductBulkBar));
const ProductBulkDialog = whenShown(() => import("./ProductBulkDialog.tsx").then((module) => module.ProductBulkDialog));
const route = getRouteApi("/signedIn/products");

const productsOf = ({ products }: ProductListQuery) => products.edges.map(({ node }) => node);

const newProducts = newRowsOf(NewProductsDocument, ({ products }) => products.edges.map(({ node }) => node));

/** The list of the store's products. */
export function ProductList() {
  const words = useMessages(messages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useCan("CATALOGUE_WRITE");
  const tree = useRead(ProductCategoriesDocument, {});
  const categories = useCategories(tree.data?.categories);
  const variables = productListVariables(search, categories ?? []);
  const concerned: ChangeType[] = ["PRODUCT", "VARIATION", "LICENSE_BATCH", "ORDER"];
  const isReady = !search.category || categories !== undefined;
  const products = useLiveList(ProductListDocument, variables, productsOf, concerned, { enabled: isReady });
  const { data, isPlaceholderData } = products;
  const failed = isReady ? products : tree;
  const rows = data && productsOf(data);
  const columns = useColumns();
  const listed = withoutDialog(search);
  const { chosen, selection, clear, remove } = useSelection(rows, listed);
  const [bulk, setBulk] = useState<{ step: BulkStep; products: readonly Product[] } | null>(null);
  const { open, close } = useDialogs<"create">();
  const { after: _after, before: _before, ...kept } = listed;
  const { sort, ...filters } = kept;
  const change: Change = (changes) => void navigate({ search: compact({ ...kept, ...changes }) });
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type="PRODUCT"
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newProducts}
            onShow={() => change({})}
          />
        }
        actions={
          <>
            <ExportButton
              input={{ kind: "PRODUCTS", productWhere: variables.where }}
              count={data?.products.totalCount}
              ready={isReady}
            />
            {mayWrite && (
              <Button look="primary" icon={Plus} onClick={() => open("create")}>
                {words.add}
              </Button>
            )}
          </>
        }
      />
      <SavedViews list="products" to="/products" search={search} />
      <Toolbar end={<ColumnPicker name="products" columns={columns} />}>
        <Filters search={listed} categories={categories ?? []} onChange={change} />
      </Toolbar>
      <Beside search={kept} categories={categories ?? []}>
        <Card flush>
          {chosen.length > 0 && (
            <ProductBulkBar
              count={chosen.length}
              onStart={(step) => setBulk({ step, products: chosen })}
              onClear={clear}
            />
          )}
          <Table
            name="products"
            label={words.title}
            columns={columns}
            rows={rows}
            rowKey={(product) => product.id}
            rowName={(product) => product.name}
            {...(mayWrite && { selection })}
            stale={isPlaceholderData}
            error={failed.error}
            onRetry={() => void failed.refetch()}
            sort={sort ?? "-created"}
            onSort={(next) => change({ sort: next as NonNullable<ProductsSearch["sort"]> })}
            empty={<EmptyList filtered={Object.keys(filters).length > 0} icon={Package} words={words} />}
          />
          <Pagination
            connection={data?.products}
            onChange={(page) => void navigate({ search: compact({ ...kept, ...page }) })}
          />
        </Card>
      </Beside>
      {bulk && <ProductBulkDialog {...bulk} onDone={remove} onClose={() => setBulk(null)} />}
      {search.dialog === "create" && mayWrite && <CreateProductDialog onClose={close} />}
    </>
  );
}

/** Shows the tree of categories beside the list, where there is room for it; otherwise the categories are a filter. */
function Beside(props: { search: ProductsSearch; categories: readonly Category[]; children: ReactNode }) {
  if (!useIsWide()) return props.children;
  return (
    <div className={style.beside}>
      <CategoryNavigation {...props} />
      {props.children}
    </div>
  );
}

function Filters(props: { search: ProductsSearch; categories: readonly Category[]; onChange: Change }) {
  const { search, categories, onChange } = props;
  const words = useMessages(messages);
  const { statuses } = useMessages(shared);
  const kinds = useMessages(productKindNames);
  const isWide = useIsWide();
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
        options={productStatuses.map((value) => ({ value, label: statuses.product[value] }))}
        chosen={chosenProductStatuses(search)}
        onChange={(chosen) => onChange({ status: chosen.join(",") })}
      />
      <OptionsFilter
        single
        label={words.filters.kind}
        options={productKinds.map((value) => ({ value, label: kinds[value] }))}
        chosen={search.kind ? [search.kind] : []}
        onChange={([kind]) => onChange({ kind })}
      />
      {!isWide && (
        <OptionsFilter
          single
          label={words.filters.category}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={search.category ? [search.category] : []}
          onChange={([category]) => onChange({ category })}
        />
      )}
    </>
  );
}

function useColumns(): Column<Product>[] {
  const { columns: names } = useMessages(messages);
  const kinds = useMessages(productKindNames);
  const format = useFormat();
  return [
    {
      id: "name",
      header: names.name,
      cell: ({ slug, name }) => (
        <Link to="/products/$slug" params={{ slug }}>
          {name}
        </Link>
      ),
      sort: "name",
      width: 18,
    },
    {
      id: "status",
      header: names.status,
      cell: ({ status }) => <StatusBadge kind="product" status={status} />,
      width: 7,
    },
    { id: "kind", header: names.kind, cell: ({ kind }) => kinds[kind], wide: true, width: 7 },
    {
      id: "categories",
      header: names.categories,
      cell: ({ categories }) => <span className="muted">{format.list(categories.map(({ name }) => name))}</span>,
      wide: true,
      width: 16,
    },
    {
      id: "changed",
      header: names.changed,
      cell: ({ updatedAt }) => <Time at={updatedAt} />,
      sort: "updated",
      wide: true,
    },
    {
      id: "price",
      header: names.price,
      cell: (product) => <Price product={product} />,
      align: "end",
      wide: "below",
      width: 9,
    },
    { id: "stock", header: names.stock, cell: (product) => <Stock product={product} />, align: "end", width: 6 },
  ];
}

const sold = (product: Product) => product.variations.filter(({ status }) => status === "ACTIVE");

/** The lowest base price of the variations that can be bought. */
function Price({ product }: { product: Product }) {
  const words = useMessages(messages);
  const format = useFormat();
  const prices = sold(product)
    .map(({ price }) => price)
    .sort(compareMoney);
  const [lowest] = prices;
  if (!lowest) return null;
  const shown = format.money(lowest);
  return <span className="numeric">{prices.some((price) => price !== lowest) ? words.from(shown) : shown}</span>;
}

function Stock({ product }: { product: Product }) {
  const words = useMessages(messages);
  const format = useFormat();
  const sum = (name: "stockQuantity" | "backordered") => sold(product).reduce((total, row) => total + row[name], 0);
  const waiting = sum("backordered");
  return (
    <span className="numeric">
      {waiting > 0 && <span className="muted">{words.waiting(waiting, format.count(waiting))} · </span>}
      {format.count(sum("stockQuantity"))}
    </span>
  );
}
