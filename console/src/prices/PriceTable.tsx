import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Money } from "../ui/Money.tsx";
import { notify } from "../ui/notices.ts";
import { type Cell, cellKey, type Draft, pastedCells, priceOf, withoutSign } from "./draft.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";
import type { PriceGridQuery } from "./prices.gql.ts";

type Variation = PriceGridQuery["variations"]["edges"][number]["node"];
type Tier = PriceGridQuery["priceTiers"]["edges"][number]["node"];

interface Props {
  variations: readonly Variation[];
  tiers: readonly Tier[];
  draft: Draft;
  mayWrite: boolean;
  onType: (typed: (readonly [Cell, string])[]) => void;
  /** Called when a block of cells is pasted. */
  onPaste: Props["onType"];
  onTier: (id: string) => void;
}

const cellOf = (variation: Variation, tier: Tier): Cell => ({
  variationId: variation.id,
  tierId: tier.id,
  sku: variation.sku,
  tier: tier.name,
  from: variation.tierPrices.find((own) => own.tier.id === tier.id)?.price ?? null,
});

/** The table of prices: a row for each variation, a column for each tier. */
export function PriceTable(props: Props) {
  const { variations, tiers, mayWrite, onPaste, onTier } = props;
  const words = useMessages(messages);
  const format = useFormat();
  function paste(event: ClipboardEvent, row: number, column: number) {
    const rows = pastedCells(event.clipboardData.getData("text"), format.currency);
    if (rows.length === 1 && rows[0]?.length === 1) return; // a single cell is pasted by the browser, as any text
    event.preventDefault();
    const typed = rows.flatMap((cells, down) =>
      cells.flatMap((text, across) => {
        const [variation, tier] = [variations[row + down], tiers[column + across]];
        return variation && tier ? [[cellOf(variation, tier), text] as const] : [];
      }),
    );
    onPaste(typed);
    const outside = rows.flat().length - typed.length;
    if (outside > 0) notify(words.pastedBeside(outside, format.count(outside)), "bad");
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it only when it is focusable
    <section className={style.frame} tabIndex={0} aria-label={words.title}>
      <table className={style.grid}>
        <thead>
          <tr>
            <th scope="col">{words.variation}</th>
            <th scope="col" className={style.end}>
              {words.base}
            </th>
            {tiers.map(({ id, name }) => (
              <th key={id} scope="col" className={style.end}>
                {mayWrite ? (
                  <button type="button" aria-label={words.tier.edit(name)} onClick={() => onTier(id)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variations.map((variation, row) => (
            <tr key={variation.id}>
              <th scope="row">
                {variation.product.name} <code>{variation.sku}</code>
              </th>
              <td className={style.end}>
                <Money amount={variation.price} />
              </td>
              {tiers.map((tier, column) => (
                <td key={tier.id} className={style.end}>
                  <PriceCell
                    {...props}
                    cell={cellOf(variation, tier)}
                    base={variation.price}
                    place={`${row} ${column}`}
                    onPaste={(event) => paste(event, row, column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps extends Pick<Props, "draft" | "mayWrite" | "onType"> {
  cell: Cell;
  base: string;
  /** The row and the column, such as "0 2". */
  place: string;
  onPaste: (event: ClipboardEvent) => void;
}

function PriceCell({ cell, base, place, draft, mayWrite, onType, onPaste }: CellProps) {
  const words = useMessages(messages);
  const format = useFormat();
  // The typed text is shown while the cell has the focus, even when it equals the old price: 5, on the way from 5.00 to 50.
  const [typed, setTyped] = useState<string | null>(null);
  if (!mayWrite) return cell.from && <Money amount={cell.from} />;
  const changed = draft[cellKey(cell)];
  return (
    <input
      className={style.cell}
      inputMode="decimal"
      autoComplete="off"
      aria-label={words.cell(cell.sku, cell.tier)}
      aria-invalid={(changed && priceOf(changed.typed) === undefined) || undefined}
      data-changed={changed ? "" : undefined}
      data-place={place}
      data-edited={typed === null ? undefined : ""}
      placeholder={format.amount(base)}
      value={typed ?? changed?.typed ?? (cell.from ? format.amount(cell.from) : "")}
      onChange={(event) => {
        setTyped(event.target.value);
        onType([[cell, withoutSign(event.target.value, format.currency)]]);
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={move}
      onPaste={(event) => {
        onPaste(event);
        if (event.defaultPrevented) setTyped(null); // onPaste has changed the draft, which the cell then shows
      }}
    />
  );
}

/** Moves the focus to the cell above or below (arrow keys, Enter), or beside (arrow keys at the start or end of the text). */
function move(event: KeyboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const [row = 0, column = 0] = (input.dataset.place ?? "").split(" ").map(Number);
  const all = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const atStart = all || input.selectionEnd === 0;
  const atEnd = all || input.selectionStart === input.value.length;
  const steps: Record<string, [number, number] | undefined> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [event.shiftKey ? -1 : 1, 0],
    ArrowLeft: atStart ? [0, -1] : undefined,
    ArrowRight: atEnd ? [0, 1] : undefined,
  };
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const place = `${row + step[0]} ${column + step[1]}`;
  const next = input.closest("table")?.querySelector<HTMLInputElement>(`input[data-place="${place}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
