import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Money } from "../ui/Money.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { messages } from "./messages.ts";
import type { ProductOfPage, VariationOfPage } from "./ProductPage.tsx";
import style from "./ProductVariations.module.css";
import { productMessages } from "./productMessages.ts";
import type { ProductDialog } from "./search.ts";
import { useVariationSave } from "./useVariationSave.ts";
import { VariationCell } from "./VariationCell.tsx";
import type { VariationField } from "./variationFields.ts";

interface Props {
  product: ProductOfPage;
  variation: VariationOfPage;
  mayChange: boolean;
  onOpen: (dialog: ProductDialog, variation?: string) => void;
}

/** A variation in the table: a row with the fields that can be edited, and a row with the actions. */
export function VariationRows({ row, ...props }: Props & { row: number }) {
  const { product, variation, mayChange } = props;
  const words = useMessages(productMessages).variations;
  const format = useFormat();
  const save = useVariationSave(product.slug, variation.id);
  const { sku, status, price, durationDays, dependsOnStock, lowStockThreshold } = variation;
  const cell = (field: VariationField, column: number, shown: string) => (
    <VariationCell
      {...{ variation, field, shown }}
      label={words.columns[field]}
      place={`${row} ${column}`}
      mayChange={mayChange}
      onSave={save}
    />
  );
  return (
    <tbody>
      <tr>
        <th scope="row" className={style.sku}>
          {cell("sku", 0, sku)}
          {status !== "ACTIVE" && <StatusBadge kind="variation" status={status} />}
        </th>
        <td className={style.end} data-label={words.columns.price}>
          {cell("price", 1, format.money(price))}
        </td>
        <td className={style.end} data-label={words.columns.durationDays}>
          {cell(
            "durationDays",
            2,
            durationDays > 0 ? words.days(durationDays, format.count(durationDays)) : words.forever,
          )}
        </td>
        <td data-label={words.columns.dependsOnStock}>
          {cell("dependsOnStock", 3, dependsOnStock ? words.refuse : words.wait)}
        </td>
        <td className={style.end} data-label={words.columns.lowStockThreshold}>
          {cell(
            "lowStockThreshold",
            4,
            lowStockThreshold === null ? words.defaultThreshold : format.count(lowStockThreshold),
          )}
        </td>
        <td className={style.end} data-label={words.columns.stock}>
          <Stock {...props} />
        </td>
      </tr>
      <tr>
        <td colSpan={6} className={style.rest}>
          <TierPrices variation={variation} />
          <fieldset className={style.actions} aria-label={words.actions(sku)}>
            {mayChange && <Changes {...props} />}
            <ButtonLink
              size="small"
              look="quiet"
              to="/orders"
              search={{ variation: variation.id }}
              aria-label={`${words.orders} ${sku}`}
            >
              {words.orders}
            </ButtonLink>
            {product.kind === "DIGITAL" && (
              <ButtonLink
                size="small"
                look="quiet"
                to="/licenses"
                search={{ variation: variation.id }}
                aria-label={`${words.licenses} ${sku}`}
              >
                {words.licenses}
              </ButtonLink>
            )}
          </fieldset>
        </td>
      </tr>
    </tbody>
  );
}

function Stock({ variation: { id, stockQuantity, backordered } }: Props) {
  const { waiting } = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <span className="numeric">{format.count(stockQuantity)}</span>
      {backordered > 0 && (
        <Link to="/orders" search={{ variation: id, status: "PENDING" }} className={style.below}>
          {waiting(backordered, format.count(backordered))}
        </Link>
      )}
    </>
  );
}

const shownTiers = 10;

function TierPrices({ variation: { sku, tierPrices } }: { variation: VariationOfPage }) {
  const words = useMessages(productMessages).variations;
  const format = useFormat();
  const more = tierPrices.length - shownTiers;
  if (tierPrices.length === 0) return null;
  return (
    <Link to="/prices" search={{ q: sku }} className={style.tiers} title={words.tierPrices}>
      {tierPrices.slice(0, shownTiers).map(({ id, tier, price }) => (
        <span key={id}>
          {tier.name} <Money amount={price} />
        </span>
      ))}
      {more > 0 && <span>{words.moreTiers(format.count(more))}</span>}
    </Link>
  );
}

/** The actions that change a variation. */
function Changes({ product, variation, onOpen }: Props) {
  const words = useMessages(productMessages).variations;
  const { id, sku, status } = variation;
  const archive = status === "ACTIVE" ? words.archive : words.restore;
  return (
    <>
      <StockAction digital={product.kind === "DIGITAL"} variation={variation} onOpen={onOpen} />
      <Button size="small" look="quiet" aria-label={`${archive} ${sku}`} onClick={() => onOpen("variationStatus", id)}>
        {archive}
      </Button>
    </>
  );
}

/** The action that changes the stock: an upload of licenses for a digital variation, a correction of the count for others. */
function StockAction(props: { digital: boolean; variation: VariationOfPage; onOpen: Props["onOpen"] }) {
  const { digital, variation, onOpen } = props;
  const { id, sku } = variation;
  const words = useMessages(productMessages).variations;
  const mayUpload = useCan("LICENSES_WRITE");
  if (digital) {
    return (
      mayUpload && (
        <ButtonLink size="small" to="/licenses/upload" search={{ variation: id }} aria-label={`${words.upload} ${sku}`}>
          {words.upload}
        </ButtonLink>
      )
    );
  }
  return (
    <Button size="small" aria-label={`${words.stock} ${sku}`} onClick={() => onOpen("stock", id)}>
      {words.stock}
    </Button>
  );
}
