import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { cellKey, type Draft, priceOf } from "./draft.ts";
import { messages } from "./messages.ts";
import style from "./PriceGrid.module.css";
import { SetTierPricesDocument } from "./prices.gql.ts";

/** Shows every change before all are saved in one step. */
export function SavePricesDialog(props: { draft: Draft; onSaved: () => void; onClose: () => void }) {
  const { draft, onSaved, onClose } = props;
  const { save: words, cell: nameOf } = useMessages(messages);
  const format = useFormat();
  const { mutateAsync: set } = useChange(SetTierPricesDocument);
  const cells = Object.values(draft);
  const shown = (price: string | null | undefined) => (price ? format.money(price) : words.none);
  async function submit() {
    const prices = cells.map(({ variationId, tierId, typed }) => ({
      variationId,
      tierId,
      price: priceOf(typed) ?? null,
    }));
    const { setTierPrices } = await set({ input: { prices } });
    notify(words.done(format.count(setTierPrices.changed), format.count(setTierPrices.removed)));
    onSaved();
    onClose();
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
            </li>
          ))}
        </ul>
      </Form>
    </Dialog>
  );
}
