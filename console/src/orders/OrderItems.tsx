import { RefreshCw } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Money } from "../ui/Money.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { allows } from "./allows.ts";
import style from "./OrderItems.module.css";
import type { ItemOfPage, OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";
import { Reveal } from "./Reveal.tsx";
import type { OrderDialog, OrderSearch } from "./search.ts";

/** The items of an order, one row for each unit. */
export function OrderItems({ order, ...dialogs }: { order: OrderOfPage } & Dialogs) {
  const words = useMessages(orderMessages);
  return (
    <Card title={words.items} flush>
      <ul>
        {order.items.map((item) => (
          <Item
            key={item.id}
            item={item}
            replacedById={order.items.find(({ replacesId }) => replacesId === item.id)?.id}
            {...dialogs}
          />
        ))}
      </ul>
    </Card>
  );
}

interface Dialogs {
  search: OrderSearch;
  onOpen: (dialog: OrderDialog, item: string) => void;
  onClose: () => void;
}

interface ItemProps extends Dialogs {
  item: ItemOfPage;
  replacedById: string | undefined;
}

function Item({ item, replacedById, search, onOpen, onClose }: ItemProps) {
  const words = useMessages(orderMessages);
  const isGone = item.status === "REPLACED" || item.status === "REFUNDED" || item.status === "CANCELLED";
  return (
    <li id={item.id} className={style.item}>
      <div className={style.what}>
        <strong className={isGone ? style.gone : undefined}>{item.productName}</strong>
        <span className="muted">
          <code>{item.sku}</code> · <Validity item={item} />
          {item.replacesId && <ItemLink id={item.replacesId}>{words.item.replaces}</ItemLink>}
          {replacedById && <ItemLink id={replacedById}>{words.item.replacedBy}</ItemLink>}
        </span>
      </div>
      <div className={style.status}>
        <StatusBadge kind="item" status={item.status} />
      </div>
      <Price item={item} />
      <div className={style.actions}>
        {item.licenseId && allows(item, "REVEAL") && (
          <Reveal
            licenseId={item.licenseId}
            sku={item.sku}
            asking={search.dialog === "reveal" && search.row === item.id}
            onAsk={() => onOpen("reveal", item.id)}
            onAsked={onClose}
          />
        )}
        {allows(item, "REPLACE") && (
          <Button
            size="small"
            icon={RefreshCw}
            aria-label={`${words.actions.replace} ${item.sku}`}
            onClick={() => onOpen("replace", item.id)}
          >
            {words.actions.replace}
          </Button>
        )}
        <Refusal item={item} />
      </div>
    </li>
  );
}

/** A link to the item that this one replaces, or that replaced it. */
function ItemLink({ id, children }: { id: string; children: string }) {
  return (
    <>
      {" · "}
      <a className={style.other} href={`#${id}`}>
        {children}
      </a>
    </>
  );
}

/** Why the key cannot be shown or replaced. It is empty for roles that never may. */
function Refusal({ item }: { item: ItemOfPage }) {
  const words = useMessages(orderMessages).item;
  const refused = item.actions.find(
    ({ action, refusal }) => (action === "REVEAL" || action === "REPLACE") && refusal && refusal.code !== "FORBIDDEN",
  );
  if (!refused) return null;
  const reason = item.kind === "DIGITAL" ? words.refusals[item.status] : words.byHand;
  return <span className="muted">{reason || refused.refusal?.message}</span>;
}

function Validity({ item }: { item: ItemOfPage }) {
  const words = useMessages(orderMessages).item;
  const format = useFormat();
  if (item.expiresAt) return words.until(format.day(item.expiresAt));
  return item.durationDays > 0 ? words.days(item.durationDays) : words.forever;
}

function Price({ item }: { item: ItemOfPage }) {
  const words = useMessages(orderMessages).item;
  const format = useFormat();
  return (
    <div className={style.price}>
      <Money amount={item.price} />
      {item.appliedTier && (
        <span className="muted">
          {words.tier(item.appliedTier.name)}, {words.base(format.money(item.basePrice))}
        </span>
      )}
    </div>
  );
}
