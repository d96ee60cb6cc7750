import { ApiError, hasCode } from "../api/error.ts";
import { readPageAgain, useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { SetTierPricesDocument } from "./changes.gql.ts";
import { cellKey, type Draft, expectedOf, priceOf } from "./draft.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";
import { readPrices } from "./readPrices.ts";
import { saveMessages } from "./saveMessages.ts";

interface Props {
  draft: Draft;
  /** Called with the saved changes. The draft may have other changes by then. */
  onSaved: (saved: Draft) => void;
  /** Called with the prices that others saved meanwhile, by the keys of their cells. */
  onStale: (prices: Record<string, string | null>) => void;
  onClose: () => void;
}

/** The dialog that lists all changes and saves them in one step. */
export function SavePricesDialog({ draft, onSaved, onStale, onClose }: Props) {
  const words = useMessages(saveMessages);
  const { cell: nameOf } = useMessages(messages);
  const { savedMeanwhile } = useMessages(shared).field;
  const format = useFormat();
  const { mutateAsync: set } = useChange(SetTierPricesDocument);
  const cells = Object.values(draft);
  const shown = (price: string | null | undefined) => (price ? format.money(price) : words.none);
  async function submit() {
    const prices = cells.map((cell) => ({
      variationId: cell.variationId,
      tierId: cell.tierId,
      price: priceOf(cell.typed) ?? null,
      expected: { price: expectedOf(cell) },
    }));
    const { changed, removed } = (await set({ input: { prices } }).catch(explain)).setTierPrices;
    notify(words.done(changed, format.count(changed), removed, format.count(removed)));
    onSaved(draft);
    onClose();
  }
  /**
   * Handles the error of a save, and throws one for the form. STALE: shows what others saved in the cells that the server names; the
   * next save replaces it. NOT_FOUND: reads the page again, so that the grid removes the prices of the deleted tier.
   */
  async function explain(error: unknown): Promise<never> {
    const { fields, requestId } = error as ApiError;
    if (hasCode(error, "NOT_FOUND")) {
      await readPageAgain();
      throw new ApiError("NOT_FOUND", words.tierDeleted, requestId);
    }
    if (!hasCode(error, "STALE")) throw error;
    const named = new Set(fields.map(({ field }) => field));
    onStale(await readPrices(cells.filter((_, line) => named.has(`input.prices.${line}`))));
    throw new ApiError("STALE", words.stale, requestId);
  }
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <Form submitLabel={words.submit(cells.length, format.count(cells.length))} onCancel={onClose} onSubmit={submit}>
        <ul className={style.changes}>
          {cells.map((cell) => (
            <li key={cellKey(cell)}>
              <span>{nameOf(cell.sku, cell.tier)}</span>
              <span className="numeric">
                {shown(cell.from)} → <strong>{shown(priceOf(cell.typed))}</strong>
              </span>
              {cell.savedMeanwhile !== undefined && (
                <span className={style.meanwhile}>{savedMeanwhile(shown(cell.savedMeanwhile))}</span>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </Dialog>
  );
}
