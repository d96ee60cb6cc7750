import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { DashboardQuery } from "./dashboard.gql.ts";
import { messages } from "./messages.ts";
import style from "./Tiles.module.css";

interface Props {
  data: DashboardQuery | undefined;
  days: { first: string; last: string };
}

/** The figures of the period, each with the change against the period before and the list behind it. */
export function Tiles({ data, days }: Props) {
  const words = useMessages(messages).tiles;
  const format = useFormat();
  const now = data?.now.sales;
  const before = data?.before.sales;
  const range = { from: days.first, to: days.last };
  const count = (n: number | undefined) => n !== undefined && format.count(n);
  const money = (amount: string | undefined) => amount !== undefined && format.money(amount);
  const change = (name: "net" | "orders" | "units" | "refunded") =>
    now && before && <Change now={Number(now[name])} before={Number(before[name])} />;
  const failing = data && data.now.webhooks.failing + data.now.webhooks.suspended;
  return (
    <div className={style.tiles}>
      <Tile label={words.net} value={money(now?.net)} note={change("net")} link={{ to: "/orders", search: range }} />
      <Tile
        label={words.orders}
        value={count(now?.orders)}
        note={change("orders")}
        link={{ to: "/orders", search: range }}
      />
      <Tile
        label={words.units}
        value={count(now?.units)}
        note={change("units")}
        link={{ to: "/orders", search: range }}
      />
      <Tile
        label={words.refunded}
        value={money(now?.refunded)}
        note={change("refunded")}
        link={{ to: "/orders", search: { ...range, refunded: true } }}
      />
      <Tile
        small
        label={words.waiting}
        value={count(data?.waiting.totalCount)}
        link={{ to: "/orders", search: { status: "PENDING", sort: "created" } }}
      />
      <Tile
        small
        label={words.toDeliver}
        value={count(data?.toDeliver.totalCount)}
        link={{ to: "/orders", search: { status: "PROCESSING", sort: "created" } }}
      />
      <Tile small label={words.toDecide} value={count(data?.toDecide.totalCount)} link={{ to: "/recharges" }} />
      <Tile small label={words.failing} value={count(failing)} link={{ to: "/webhooks" }} />
    </div>
  );
}

interface TileProps {
  label: string;
  value: string | false;
  note?: React.ReactNode;
  small?: boolean;
  link?: LinkProps;
}

function Tile({ label, value, note, small = false, link }: TileProps) {
  const content = (
    <>
      <span className={style.label}>{label}</span>
      <strong className={style.value}>{value || <Skeleton width={6} />}</strong>
      {!small && <span className={style.note}>{note || <Skeleton width={14} />}</span>}
    </>
  );
  if (!link) return <div className={style.tile}>{content}</div>;
  return (
    <Link {...link} className={style.tile}>
      {content}
    </Link>
  );
}

/** How a figure changed: a sign and words, not a colour alone. */
function Change({ now, before }: { now: number; before: number }) {
  const words = useMessages(messages);
  const format = useFormat();
  if (before === 0) return now === 0 ? words.same : words.fresh;
  const share = (now - before) / before;
  if (Math.abs(share) < 0.0005) {
    return (
      <>
        <Minus size={14} aria-hidden="true" /> {words.same}
      </>
    );
  }
  const Arrow = share > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <Arrow size={14} aria-hidden="true" /> {(share > 0 ? words.up : words.down)(format.percent(share))}
    </>
  );
}
