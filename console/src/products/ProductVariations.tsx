import { Plus } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import type { ProductOfPage } from "./ProductPage.tsx";
import style from "./ProductVariations.module.css";
import { productMessages } from "./productMessages.ts";
import type { ProductDialog } from "./search.ts";
import { VariationRows } from "./VariationRows.tsx";

interface Props {
  product: ProductOfPage;
  mayChange: boolean;
  onOpen: (dialog: ProductDialog, variation?: string) => void;
}

/** The table of a product's variations, with prices and stock. It is edited in place. */
export function ProductVariations({ product, mayChange, onOpen }: Props) {
  const words = useMessages(productMessages).variations;
  const { columns } = words;
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
      {product.variations.length === 0 ? (
        <p className={style.empty}>{words.empty}</p>
      ) : (
        <>
          {mayChange && <p className={style.hint}>{words.hint}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it only when it is focusable */}
          <section className={style.frame} tabIndex={0} aria-label={words.table}>
            <table className={style.table}>
              <thead>
                <tr>
                  <th scope="col">{columns.sku}</th>
                  <th scope="col" className={style.end}>
                    {columns.price}
                  </th>
                  <th scope="col" className={style.end}>
                    {columns.durationDays}
                  </th>
                  <th scope="col">{columns.dependsOnStock}</th>
                  <th scope="col" className={style.end}>
                    {columns.lowStockThreshold}
                  </th>
                  <th scope="col" className={style.end}>
                    {columns.stock}
                  </th>
                </tr>
              </thead>
              {product.variations.map((variation, row) => (
                <VariationRows key={variation.id} {...{ product, variation, row, mayChange, onOpen }} />
              ))}
            </table>
          </section>
        </>
      )}
    </Card>
  );
}
