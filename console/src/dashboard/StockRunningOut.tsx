import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { Card } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { DashboardQuery } from "./dashboard.gql.ts";
import { messages } from "./messages.ts";
import style from "./StockRunningOut.module.css";

/** The variations whose stock will be gone soonest. */
export function StockRunningOut({ rows }: { rows: DashboardQuery["now"]["stockRunningOut"] | undefined }) {
  const words = useMessages(messages);
  const format = useFormat();
  return (
    <Card title={words.stock}>
      {!rows && <Skeleton width={30} />}
      {rows?.length === 0 && <p className="muted">{words.stockEmpty}</p>}
      <ul className={style.list}>
        {rows?.map((row) => (
          <li key={row.variationId}>
            <span className={style.name}>
              {row.productName} <code>{row.sku}</code>
            </span>
            <span className="muted numeric">
              {words.left(format.count(row.stock))}
              {row.backordered > 0 && `, ${words.backordered(format.count(row.backordered))}`}
            </span>
            <Badge tone={row.stock === 0 ? "bad" : row.low ? "warn" : "neutral"}>{words.days(row.daysLeft)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
