import { Plus } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Money } from "../ui/Money.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { messages } from "./messages.ts";
import type { ProductOfPage, VariationOfPage } from "./ProductPage.tsx";
import style from "./ProductVariations.module.css";
import type { ProductDialog } from "./search.ts";

interface Props {
  product: ProductOfPage;
  mayChange: boolean;
  onOpen: (dialog: ProductDialog, variation?: string) => void;
}

/** What can be bought of a product, with prices and stock. */
export function ProductVariations({ product, mayChange, onOpen }: Props) {
  const words = useMessages(messages).variations;
  return (
    <Card
      title={words.title}
      flush
      actions={
        mayChange && (
          <Button size="small" icon={Plus} onClick={() => onOpen("add")}>
            {words.add}
          </Button>
        )
      }
    >
      {product.variations.length === 0 && <p className={style.empty}>{words.empty}</p>}
      <ul>
        {product.variations.map((variation) => (
          <Variation key={variation.id} product={product} variation={variation} mayChange={mayChange} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  );
}

function Variation({ product, variation, mayChange, onOpen }: Props & { variation: VariationOfPage }) {
  const words = useMessages(messages).variations;
  const { waiting } = useMessages(messages);
  const format = useFormat();
  const { id, sku, status, stockQuantity, backordered, lowStockThreshold } = variation;
  const stock = [
    words.inStock(format.count(stockQuantity)),
    backordered > 0 && waiting(backordered, format.count(backordered)),
    lowStockThreshold !== null && words.lowAt(format.count(lowStockThreshold)),
  ];
  return (
    <li className={style.variation}>
      <div className={style.what}>
        <span className={style.name}>
          <code>{sku}</code>
          {status !== "ACTIVE" && <StatusBadge kind="variation" status={status} />}
        </span>
        <span className="muted">
          {variation.durationDays > 0 ? words.days(variation.durationDays) : words.forever}
          {" · "}
          {variation.dependsOnStock ? words.refuses : words.waits}
        </span>
        <span className="numeric">{stock.filter(Boolean).join(" · ")}</span>
      </div>
      <div className={style.price}>
        <strong>
          <Money amount={variation.price} />
        </strong>
        {variation.tierPrices.map(({ id: key, tier, price }) => (
          <span key={key} className="muted">
            {tier.name} <Money amount={price} />
          </span>
        ))}
      </div>
      <div className={style.actions}>
        {mayChange && <Changes product={product} variation={variation} onOpen={onOpen} />}
        <ButtonLink
          size="small"
          look="quiet"
          to="/orders"
          search={{ variation: id }}
          aria-label={`${words.orders} ${sku}`}
        >
          {words.orders}
        </ButtonLink>
        {product.kind === "DIGITAL" && (
          <ButtonLink
            size="small"
            look="quiet"
            to="/licenses"
            search={{ variation: id }}
            aria-label={`${words.licenses} ${sku}`}
          >
            {words.licenses}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** What can be changed of a variation. */
function Changes({ product, variation, onOpen }: Omit<Props, "mayChange"> & { variation: VariationOfPage }) {
  const words = useMessages(messages).variations;
  const { id, sku, status } = variation;
  const archive = status === "ACTIVE" ? words.archive : words.restore;
  return (
    <>
      <StockAction digital={product.kind === "DIGITAL"} variation={variation} onOpen={onOpen} />
      <Button size="small" aria-label={`${words.edit} ${sku}`} onClick={() => onOpen("variation", id)}>
        {words.edit}
      </Button>
      <Button size="small" look="quiet" aria-label={`${archive} ${sku}`} onClick={() => onOpen("variationStatus", id)}>
        {archive}
      </Button>
    </>
  );
}

/** The stock of a digital variation are its licenses; that of others is counted. */
function StockAction(props: { digital: boolean; variation: VariationOfPage; onOpen: Props["onOpen"] }) {
  const { digital, variation, onOpen } = props;
  const { id, sku } = variation;
  const words = useMessages(messages).variations;
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
