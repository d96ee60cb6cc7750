import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { DashboardQuery } from "./dashboard.gql.ts";
import { messages } from "./messages.ts";
import style from "./StockRunningOut.module.css";

/** The variations that will be sold out soonest, with links to restock them. */
export function StockRunningOut({ rows }: { rows: DashboardQuery["now"]["stockRunningOut"] | undefined }) {
  const words = useMessages(messages);
  const format = useFormat();
  const mayUpload = useCan("LICENSES_WRITE");
  return (
    <Card title={words.stock}>
      {!rows && <Skeleton width={30} />}
      {rows?.length === 0 && <p className="muted">{words.stockEmpty}</p>}
      <ul className={style.list}>
        {rows?.map((row) => (
          <li key={row.variationId}>
            <div className={style.what}>
              <span className={style.name}>
                <Link to="/products/$slug" params={{ slug: row.productSlug }}>
                  {row.productName}
                </Link>{" "}
                <code>{row.sku}</code>
              </span>
              <span className="muted numeric">
                {words.left(format.count(row.stock), row.stock)}
                {row.backordered > 0 && `, ${words.backordered(format.count(row.backordered), row.backordered)}`}
              </span>
            </div>
            <Badge tone={row.stock === 0 ? "bad" : row.low ? "warn" : "neutral"}>
              {row.stock === 0 ? words.gone : words.days(row.daysLeft)}
            </Badge>
            {mayUpload && row.kind === "DIGITAL" && (
              <ButtonLink
                size="small"
                look="quiet"
                to="/licenses/upload"
                search={{ variation: row.variationId }}
                aria-label={`${words.upload} ${row.sku}`}
              >
                {words.upload}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
