import { Link } from "@tanstack/react-router";
import { useChangesSoon } from "../api/changes.ts";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Money } from "../ui/Money.tsx";
import { momentsOf } from "../ui/period.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { changesStock } from "./changesStock.ts";
import { ProductFiguresDocument } from "./figures.gql.ts";
import type { ProductOfPage } from "./ProductPage.tsx";
import { ProductUses } from "./ProductUses.tsx";
import { productMessages } from "./productMessages.ts";

/**
 * The figures of a product: its sales in the last 30 days of the store's calendar, its uses and, if it is digital, its
 * licenses by status.
 */
export function ProductFigures({ product }: { product: ProductOfPage }) {
  const { id } = product;
  const words = useMessages(productMessages).figures;
  const { license: statuses } = useMessages(shared).statuses;
  const format = useFormat();
  const { from = "", to = "" } = momentsOf({ period: "30d" }, format.timezone);
  const digital = product.kind === "DIGITAL";
  const { data, error, refetch } = useRead(ProductFiguresDocument, { id, from, to, digital });
  useChangesSoon(({ type }) => changesStock(type), refetch);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const sales = data?.dashboard.productSales;
  const licenses = [
    ["FREE", data?.free],
    ["SOLD", data?.sold],
    ["REVOKED", data?.revoked],
    ["EXPIRED", data?.expired],
  ] as const;
  const loading = <Skeleton width={4} />;
  return (
    <>
      <Card
        title={words.sales}
        actions={
          <ButtonLink size="small" look="quiet" to="/orders" search={{ product: id, period: "30d" }}>
            {words.show}
          </ButtonLink>
        }
      >
        <Facts
          facts={[
            { label: words.orders, value: sales ? format.count(sales.orders) : loading },
            { label: words.units, value: sales ? format.count(sales.units) : loading },
            { label: words.net, value: sales ? <Money amount={sales.net} /> : loading },
            { label: words.refunded, value: sales ? <Money amount={sales.refunded} /> : loading },
          ]}
        />
      </Card>
      <ProductUses product={product} figures={data} />
      {digital && (
        <Card title={words.licenses}>
          <Facts
            facts={licenses.map(([status, list]) => ({
              label: statuses[status],
              value: list ? (
                <Link to="/licenses" search={{ product: id, status }} className="numeric">
                  {list.totalCount > 10_000 ? words.more(format.count(10_000)) : format.count(list.totalCount)}
                </Link>
              ) : (
                loading
              ),
            }))}
          />
        </Card>
      )}
    </>
  );
}
