import { ArrowDown, ArrowUp } from "lucide-react";
import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { usePreferences } from "../session/preferences.ts";
import { classes } from "./classes.ts";
import { ErrorState } from "./ErrorState.tsx";
import { Skeleton } from "./Skeleton.tsx";
import style from "./Table.module.css";
import { useIsNarrow } from "./useIsNarrow.ts";

export interface Column<Row> {
  /** Unique in the table. The first column links to the row's page and cannot be hidden. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** end: for numbers. */
  align?: "end";
  /** The name of a sort by this column in the address; absent when the API cannot sort by it. */
  sort?: string;
  /** true: hidden on phones. "below": shown below the row's first cell on phones. */
  wide?: boolean | "below";
  /** The width of its skeleton, in characters. */
  width?: number;
}

interface Props<Row> {
  /** The table's name in the preferences, for its hidden columns, and its label for screen readers. */
  name: string;
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Returns the name of the row's checkbox. */
  rowName?: (row: Row) => string;
  /** Whether other rows are loading. */
  stale?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** The sort in the address, such as "total", or "-total" for descending. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  selection?: Selection;
  /** Returns whether a row can be selected; without it, all can. */
  selectable?: (row: Row) => boolean;
}

export interface Selection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}

/** Returns the columns that the person has not hidden. */
export function useVisibleColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const hidden = usePreferences().hiddenColumns[name] ?? [];
  return columns.filter((column, index) => index === 0 || !hidden.includes(column.id));
}

/** A table. A click on a row follows the first link in it. */
export function Table<Row>(props: Props<Row>) {
  const { name, label, rows, rowKey, stale = false, error, onRetry, empty, selection } = props;
  const { selectable = () => true } = props;
  const columns = useVisibleColumns(name, props.columns);
  const frame = useNarrowColumns(rows, columns.length);
  if (error && !rows) return <ErrorState error={error} {...(onRetry && { onRetry })} />;
  if (rows?.length === 0) return <div aria-busy={stale}>{empty}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it only when it is focusable
    <section ref={frame} className={style.frame} tabIndex={0} aria-label={label} aria-busy={stale || !rows}>
      <table className={classes(style.table, stale && style.stale)} onPointerOver={showWhole}>
        <thead>
          <tr>
            {selection && <SelectAll rows={rows?.filter(selectable) ?? []} rowKey={rowKey} selection={selection} />}
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <Row
                  key={rowKey(row)}
                  {...{ row, columns, selection }}
                  selectable={selectable(row)}
                  id={rowKey(row)}
                  rowName={props.rowName}
                />
              ))
            : skeletonRows.map((key) => <SkeletonRow key={key} {...{ columns, selection }} />)}
        </tbody>
      </table>
    </section>
  );
}

/** Returns a ref for the frame of a table. When the table is wider than its frame, it gets narrower columns, which cut long texts. */
function useNarrowColumns(rows: unknown, columnCount: number) {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width of the table depends on its rows and columns
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const narrow = () => {
      delete current.dataset.crowded;
      if (current.scrollWidth > current.clientWidth) current.dataset.crowded = "";
    };
    narrow();
    const observer = new ResizeObserver(narrow);
    observer.observe(current);
    return () => observer.disconnect();
  }, [rows, columnCount]);
  return frame;
}

function Header<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}) {
  const className = classes(column.align === "end" && style.end, column.wide && style.wide);
  if (!column.sort || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const descending = sort === `-${column.sort}`;
  const ascending = sort === column.sort;
  const Arrow = ascending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} aria-sort={descending ? "descending" : ascending ? "ascending" : "none"}>
      <button
        type="button"
        className={classes(style.sort, (ascending || descending) && style.sorted)}
        onClick={() => onSort(descending ? (column.sort as string) : `-${column.sort}`)}
      >
        {column.header}
        <Arrow size={12} aria-hidden="true" />
      </button>
    </th>
  );
}

interface RowProps<Row> {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  selection: Selection | undefined;
  selectable: boolean;
  rowName: Props<Row>["rowName"];
}

function Row<Row>({ row, id, columns, selection, selectable, rowName }: RowProps<Row>) {
  const words = useMessages(shared).table;
  const selected = selection?.keys.has(id) ?? false;
  const below = useIsNarrow() ? columns.filter(({ wide }) => wide === "below") : [];
  return (
    // The keyboard reaches the row's link itself. A click anywhere else on the row is a shortcut to that link.
    <tr className={classes(selected && style.selected)} onClick={follow} onAuxClick={follow}>
      {selection && (
        <td className={style.select}>
          {selectable && (
            <input
              type="checkbox"
              aria-label={words.select(rowName?.(row) ?? id)}
              checked={selected}
              onChange={(event) => selection.onChange(toggled(selection.keys, id, event.target.checked))}
            />
          )}
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} className={classes(column.align === "end" && style.end, column.wide && style.wide)}>
          {column.cell(row)}
          {index === 0 && below.length > 0 && <Below row={row} columns={below} />}
        </td>
      ))}
    </tr>
  );
}

/** The columns that are shown below the first cell on phones. */
function Below<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <div className={style.below}>
      {columns.map((column) => (
        <span key={column.id}>{column.cell(row)}</span>
      ))}
    </div>
  );
}

function follow(event: MouseEvent<HTMLTableRowElement>) {
  const isOwnControl = (event.target as Element).closest("a, button, input, label, select");
  const isOtherButton = event.button > 1;
  if (isOwnControl || isOtherButton || getSelection()?.type === "Range") return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("td:not(:has(input)) a");
  if (!link) return;
  if (event.button === 1 || event.ctrlKey || event.metaKey) open(link.href, "_blank", "noopener");
  else link.click();
}

/** Sets the title of an element whose text is cut to the whole text. */
function showWhole({ target }: PointerEvent) {
  let element = target as HTMLElement | null;
  while (element && element.scrollWidth <= element.clientWidth)
    element = element.parentElement?.closest("td *, td") ?? null;
  if (element) element.title = element.textContent;
}

const skeletonRows = Array.from({ length: 15 }, (_, index) => `row ${index}`);

function SkeletonRow<Row>({ columns, selection }: Pick<RowProps<Row>, "columns" | "selection">) {
  return (
    <tr>
      {selection && <td className={style.select} />}
      {columns.map((column) => (
        <td key={column.id} className={classes(column.align === "end" && style.end, column.wide && style.wide)}>
          <Skeleton width={column.width ?? 10} />
        </td>
      ))}
    </tr>
  );
}

function SelectAll<Row>({
  rows,
  rowKey,
  selection,
}: { rows: readonly Row[] } & Pick<Props<Row>, "rowKey"> & { selection: Selection }) {
  const words = useMessages(shared).table;
  const all = rows.length > 0 && rows.every((row) => selection.keys.has(rowKey(row)));
  return (
    <th scope="col" className={style.select}>
      <input
        type="checkbox"
        aria-label={words.selectAll}
        checked={all}
        disabled={rows.length === 0}
        onChange={() => selection.onChange(new Set(all ? [] : rows.map(rowKey)))}
      />
    </th>
  );
}

function toggled(keys: ReadonlySet<string>, key: string, on: boolean) {
  const changed = new Set(keys);
  if (on) changed.add(key);
  else changed.delete(key);
  return changed;
}
