import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { classes } from "../ui/classes.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Time } from "../ui/Time.tsx";
import type { DashboardQuery } from "./dashboard.gql.ts";
import { messages } from "./messages.ts";
import { shareOfChange } from "./share.ts";
import style from "./Tiles.module.css";

interface Props {
  data: DashboardQuery | undefined;
  days: { first: string; last: string };
}

/** The figures of the period, each with the change since the period before, and current figures. Each links to its list. */
export function Tiles({ data, days }: Props) {
  const words = useMessages(messages).tiles;
  const format = useFormat();
  const now = data?.now.sales;
  const before = data?.before.sales;
  const range = { from: days.first, to: days.last };
  const count = (n: number | undefined) => n !== undefined && format.count(n);
  const money = (amount: string | undefined) => amount !== undefined && format.money(amount);
  const customers = data && [data.now.newCustomers, data.before.newCustomers];
  const change = (name: "net" | "orders" | "units" | "refunded") =>
    now && before && <Change now={Number(now[name])} before={Number(before[name])} />;
  const oldest = (queue: { edges: readonly { node: { createdAt: string } }[] } | undefined) =>
    queue && <Since at={queue.edges[0]?.node.createdAt} label={words.oldest} />;
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
        label={words.newCustomers}
        value={count(customers?.[0])}
        note={customers && <Change now={customers[0] ?? 0} before={customers[1] ?? 0} />}
        link={{ to: "/customers", search: range }}
      />
      <Tile
        label={words.waiting}
        value={count(data?.waiting.totalCount)}
        note={oldest(data?.waiting)}
        link={{ to: "/orders", search: { status: "PENDING", sort: "created" } }}
      />
      <Tile
        label={words.toDeliver}
        value={count(data?.toDeliver.totalCount)}
        note={oldest(data?.toDeliver)}
        link={{ to: "/orders", search: { status: "PROCESSING", sort: "created" } }}
      />
      <Tile
        label={words.toDecide}
        value={count(data?.toDecide.totalCount)}
        note={oldest(data?.toDecide)}
        link={{ to: "/recharges" }}
      />
      <Tile
        label={words.failing}
        value={count(failing)}
        note={data && <Since at={data.now.webhooks.failingSince} label={words.since} />}
        link={{ to: "/webhooks", search: { view: "failing" } }}
      />
    </div>
  );
}

interface TileProps {
  label: string;
  value: string | false;
  note: React.ReactNode;
  link: LinkProps;
}

const longest = 12; // characters of a value in large letters

function Tile({ label, value, note, link }: TileProps) {
  const isLong = value && value.length > longest;
  return (
    <Link {...link} className={style.tile}>
      <span className={style.label}>{label}</span>
      <strong className={classes(style.value, isLong && style.long)}>{value || <Skeleton width={6} />}</strong>
      <span className={style.note}>{note || <Skeleton width={14} />}</span>
    </Link>
  );
}

/** Says since when the oldest one has waited or failed. */
function Since({ at, label }: { at: string | null | undefined; label: string }) {
  const words = useMessages(messages).tiles;
  if (!at) return <>{words.none}</>;
  return (
    <span>
      {label} <Time at={at} />
    </span>
  );
}

/** How a figure changed, as an icon and text, not as a colour alone. */
function Change({ now, before }: { now: number; before: number }) {
  const words = useMessages(messages);
  const format = useFormat();
  if (before === 0) return now === 0 ? words.same : words.fresh;
  const share = shareOfChange(now, before);
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
