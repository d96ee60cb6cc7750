import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { ProductFiguresQuery } from "./figures.gql.ts";
import style from "./ProductPage.module.css";
import type { ProductOfPage } from "./ProductPage.tsx";
import { productMessages } from "./productMessages.ts";

interface Props {
  product: ProductOfPage;
  /** undefined while it loads. */
  figures: ProductFiguresQuery | undefined;
}

/** The uses of a product. Each number links to its list. */
export function ProductUses({ product, figures }: Props) {
  const { uses: words, facts } = useMessages(productMessages);
  const { order } = useMessages(shared).statuses;
  const format = useFormat();
  const { id, variations, categories } = product;
  const waiting = variations.reduce((sum, { backordered }) => sum + backordered, 0);
  const priced = variations.filter(({ tierPrices }) => tierPrices.length > 0);
  const prices = priced.reduce((sum, { tierPrices }) => sum + tierPrices.length, 0);
  const loading = <Skeleton width={4} />;
  const orders = [
    { label: words.orders, list: figures?.orders, status: undefined },
    { label: order.PENDING, list: figures?.pending, status: "PENDING" },
    { label: order.PROCESSING, list: figures?.processing, status: "PROCESSING" },
  ];
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          ...orders.map(({ label, list, status }) => ({
            label,
            value: list ? (
              <>
                <Link to="/orders" search={{ product: id, ...(status && { status }) }} className={style.use}>
                  {words.counted(list.totalCount, format.count(list.totalCount))}
                </Link>
                {status === "PENDING" && waiting > 0 && (
                  <span className="muted"> {words.items(waiting, format.count(waiting))}</span>
                )}
              </>
            ) : (
              loading
            ),
          })),
          {
            label: words.tierPrices,
            value:
              prices > 0 ? (
                <Link to="/prices" search={{ q: product.name }} className={style.use}>
                  {words.prices(prices, format.count(prices))}
                </Link>
              ) : (
                <span className="muted">{words.noPrices}</span>
              ),
          },
          {
            label: facts.categories,
            value:
              categories.length > 0 ? (
                <ul className={style.links}>
                  {categories.map(({ id: category, name }) => (
                    <li key={category}>
                      <Link to="/products" search={{ category }} className={style.use}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : (
                <span className="muted">{facts.none}</span>
              ),
          },
        ]}
      />
    </Card>
  );
}
