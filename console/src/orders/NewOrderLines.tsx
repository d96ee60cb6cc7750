import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Money } from "../ui/Money.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import style from "./NewOrderLines.module.css";
import type { QuoteOrderQuery } from "./new.gql.ts";
import { newMessages } from "./newMessages.ts";
import { OrderProblem } from "./OrderProblem.tsx";
import type { NewLine } from "./search.ts";

type QuotedLine = QuoteOrderQuery["orderQuote"]["lines"][number];

interface Props {
  lines: readonly NewLine[];
  quoted: readonly QuotedLine[];
  /** How many units can still be added to the order. */
  left: number;
  onChange: (lines: readonly NewLine[]) => void;
}

/** The lines of the order, each with the customer's price, or the reason why it cannot be sold. */
export function NewOrderLines({ lines, quoted, left, onChange }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul className={style.lines}>
      {lines.map((line) => (
        <Line
          key={line.variation}
          line={line}
          quoted={quoted.find(({ variationId }) => variationId === line.variation)}
          most={line.quantity + left}
          onQuantity={(quantity) => onChange(lines.map((other) => (other === line ? { ...line, quantity } : other)))}
          onRemove={() => onChange(lines.filter((other) => other !== line))}
        />
      ))}
    </ul>
  );
}

function Line(props: {
  line: NewLine;
  quoted: QuotedLine | undefined;
  most: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) {
  const { line, quoted, most, onQuantity, onRemove } = props;
  const words = useMessages(newMessages);
  const name = quoted?.sku ?? "…";
  const [invalidText, setInvalidText] = useState<string | null>(null); // the typed text, while it is not a quantity
  function type(field: HTMLInputElement) {
    const isQuantity = /^\d+$/.test(field.value) && Number(field.value) >= 1;
    setInvalidText(isQuantity ? null : field.value);
    if (!isQuantity) return;
    const quantity = Math.min(most, Number(field.value));
    field.value = String(quantity); // set here, because a quantity that stays at the maximum causes no render
    onQuantity(quantity);
  }
  return (
    <li className={style.line}>
      {quoted ? <What quoted={quoted} /> : <Skeleton width={24} />}
      <input
        className={style.quantity}
        type="number"
        inputMode="numeric"
        aria-label={words.quantity(name)}
        min={1}
        max={most}
        value={invalidText ?? line.quantity}
        aria-invalid={invalidText !== null}
        onChange={(event) => type(event.target)}
        onBlur={() => setInvalidText(null)}
      />
      <span className={style.price}>{quoted ? <Money amount={quoted.subtotal} /> : <Skeleton width={7} />}</span>
      <Button size="small" look="quiet" icon={Trash2} aria-label={words.remove(name)} onClick={onRemove} />
      {quoted?.problem && (
        <p role="alert" className={style.problem}>
          <OrderProblem {...quoted.problem} />
        </p>
      )}
    </li>
  );
}

function What({ quoted }: { quoted: QuotedLine }) {
  const words = useMessages(newMessages);
  const format = useFormat();
  const facts = [
    words.each(format.money(quoted.price)),
    quoted.appliedTier && words.tier(quoted.appliedTier.name, format.money(quoted.basePrice)),
    words.stock(format.count(quoted.stockQuantity)),
    !quoted.problem && quoted.waiting > 0 && words.waits(quoted.waiting),
  ];
  return (
    <span className={style.what}>
      <strong>{quoted.productName}</strong>
      <span className="muted">
        <code>{quoted.sku}</code> · {facts.filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
