import { getRouteApi, Link } from "@tanstack/react-router";
import { Archive, ArchiveRestore, FolderTree, Plus } from "lucide-react";
import { useState } from "react";
import { useLiveList } from "../api/rows.ts";
import { useCategories } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { useKeptOpen } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import style from "./CategoryList.module.css";
import { CategoryListDocument, type CategoryListQuery } from "./categories.gql.ts";
import { treeOf } from "./categoryTree.ts";
import { messages } from "./messages.ts";
import { NewCategoriesDocument } from "./newRows.gql.ts";

export type Category = CategoryListQuery["categories"]["edges"][number]["node"];

const ArchiveCategoriesDialog = whenShown(() =>
  import("./ArchiveCategoriesDialog.tsx").then((module) => module.ArchiveCategoriesDialog),
);
const CategoryDialog = whenShown(() => import("./CategoryDialog.tsx").then((module) => module.CategoryDialog));
const CategoryStatusDialog = whenShown(() =>
  import("./CategoryStatusDialog.tsx").then((module) => module.CategoryStatusDialog),
);
const DeleteCategoryDialog = whenShown(() =>
  import("./DeleteCategoryDialog.tsx").then((module) => module.DeleteCategoryDialog),
);
const route = getRouteApi("/signedIn/categories");

const categoriesOf = ({ categories }: CategoryListQuery) => categories.edges.map(({ node }) => node);
const newCategories = newRowsOf(NewCategoriesDocument, ({ categories }) => categories.edges.map(({ node }) => node));

/** The tree of the store's categories. The catalogue of the REST API has the same tree. */
export function CategoryList() {
  const words = useMessages(messages).categories;
  const { table } = useMessages(shared);
  const search = route.useSearch();
  const { close } = useDialogs();
  const mayWrite = useCan("CATALOGUE_WRITE");
  const { data, error, refetch } = useLiveList(CategoryListDocument, {}, categoriesOf, ["CATEGORY"]);
  const categories = useCategories(data?.categories);
  const category = categories?.find(({ id }) => id === search.row);
  const kept = useKeptOpen(search, category);
  const rows = categories && treeOf(categories);
  const { chosen, selection, clear, remove } = useSelection(rows, {});
  const [step, setStep] = useState<{ archive: boolean; categories: readonly Category[] }>();
  const active = chosen.filter(({ status }) => status === "ACTIVE");
  const archived = chosen.filter(({ status }) => status === "ARCHIVED");
  return (
    <>
      <PageHeader
        title={words.title}
        aside={<NewRows type="CATEGORY" ids={rows?.map(({ id }) => id)} where={undefined} {...newCategories} />}
        actions={
          <>
            <ExportButton input={{ kind: "CATEGORIES" }} count={categories?.length} />
            {mayWrite && (
              <ButtonLink look="primary" icon={Plus} to="/categories" search={{ dialog: "add" }}>
                {words.add}
              </ButtonLink>
            )}
          </>
        }
      />
      <Card flush>
        {chosen.length > 0 && (
          <SelectionBar text={table.selected(chosen.length)} onClear={clear}>
            {archived.length > 0 && (
              <Button
                size="small"
                icon={ArchiveRestore}
                onClick={() => setStep({ archive: false, categories: archived })}
              >
                {words.restore}
              </Button>
            )}
            {active.length > 0 && (
              <Button size="small" icon={Archive} onClick={() => setStep({ archive: true, categories: active })}>
                {words.archive}
              </Button>
            )}
          </SelectionBar>
        )}
        <Table
          name="categories"
          label={words.title}
          columns={useColumns(mayWrite)}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          {...(mayWrite && { selection })}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState icon={FolderTree} title={words.empty} text={words.emptyText} />}
        />
      </Card>
      {step && <ArchiveCategoriesDialog {...step} onDone={remove} onClose={() => setStep(undefined)} />}
      {mayWrite && categories && search.dialog === "add" && (
        <CategoryDialog categories={categories} category={undefined} onClose={close} />
      )}
      {mayWrite && categories && kept && search.dialog === "edit" && (
        <CategoryDialog key={kept.id} categories={categories} category={kept} onClose={close} />
      )}
      {mayWrite && category && search.dialog === "status" && (
        <CategoryStatusDialog key={category.id} category={category} onClose={close} />
      )}
      {mayWrite && categories && kept && search.dialog === "delete" && (
        <DeleteCategoryDialog key={kept.id} categories={categories} category={kept} onClose={close} />
      )}
    </>
  );
}

function useColumns(mayWrite: boolean): Column<Category & { depth: number }>[] {
  const words = useMessages(messages).categories;
  return [
    {
      id: "name",
      header: words.name,
      width: 18,
      cell: ({ id, name, depth }) => (
        <span className={style.name} style={{ paddingInlineStart: `${depth * 22}px` }}>
          {depth > 0 && <span aria-hidden="true">└ </span>}
          <Link to="/products" search={{ category: id }}>
            {name}
          </Link>
        </span>
      ),
    },
    { id: "slug", header: words.slug, wide: true, width: 12, cell: ({ slug }) => <code>{slug}</code> },
    {
      id: "status",
      header: words.status,
      width: 8,
      wide: "below",
      cell: ({ status }) => <StatusBadge kind="variation" status={status} />,
    },
    {
      id: "actions",
      header: words.actions,
      align: "end",
      width: 18,
      cell: ({ id, name, status }) =>
        mayWrite && (
          <span className={style.actions}>
            <ButtonLink
              size="small"
              to="/categories"
              search={{ dialog: "edit", row: id }}
              aria-label={`${words.edit} ${name}`}
            >
              {words.edit}
            </ButtonLink>
            <ButtonLink
              size="small"
              look="quiet"
              to="/categories"
              search={{ dialog: "status", row: id }}
              aria-label={`${status === "ACTIVE" ? words.archive : words.restore} ${name}`}
            >
              {status === "ACTIVE" ? words.archive : words.restore}
            </ButtonLink>
            <ButtonLink
              size="small"
              look="quiet"
              to="/categories"
              search={{ dialog: "delete", row: id }}
              aria-label={`${words.delete} ${name}`}
            >
              {words.delete}
            </ButtonLink>
          </span>
        ),
    },
  ];
}
