import { Link, type LinkProps } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { Card } from "../ui/Card.tsx";
import { Money } from "../ui/Money.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { messages } from "./messages.ts";
import style from "./Ranking.module.css";

interface Row {
  id: string;
  name: string;
  detail: string;
  amount: string;
  link?: LinkProps;
}

/** The rows with the highest sales. Each has a bar, whose length is relative to that of the first row. */
export function Ranking({ title, rows }: { title: string; rows: readonly Row[] | undefined }) {
  const words = useMessages(messages);
  const most = Math.max(...(rows ?? []).map(({ amount }) => Number(amount)), 1);
  return (
    <Card title={title}>
      {rows?.length === 0 && <p className="muted">{words.nothing}</p>}
      <ol className={style.ranking}>
        {rows
          ? rows.map(({ id, name, detail, amount, link }) => (
              <li key={id}>
                <span className={style.name}>
                  {link ? <Link {...link}>{name}</Link> : name}
                  <small>{detail}</small>
                </span>
                <Money amount={amount} />
                <span className={style.track}>
                  <span
                    className={style.bar}
                    style={{ inlineSize: `${Math.max(0, (Number(amount) / most) * 100)}%` }}
                  />
                </span>
              </li>
            ))
          : [26, 22, 30, 18].map((width) => (
              <li key={width}>
                <Skeleton width={width} />
              </li>
            ))}
      </ol>
    </Card>
  );
}
