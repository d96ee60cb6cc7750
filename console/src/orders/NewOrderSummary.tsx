import { Link, useNavigate } from "@tanstack/react-router";
import { leavesOpen } from "../api/error.ts";
import { useChange } from "../api/query.ts";
import { useIdempotencyKey } from "../api/useIdempotencyKey.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { Money } from "../ui/Money.tsx";
import { notify } from "../ui/notices.ts";
import { TextArea } from "../ui/TextArea.tsx";
import style from "./NewOrderLines.module.css";
import { CreateOrderDocument, type CreateOrderInput, type QuoteOrderQuery } from "./new.gql.ts";
import { newMessages } from "./newMessages.ts";
import { OrderProblem } from "./OrderProblem.tsx";
import { type NewLine, unitsOf } from "./search.ts";

interface Props {
  customer: string;
  lines: readonly NewLine[];
  quote: QuoteOrderQuery["orderQuote"] | undefined;
  /** Whether the quote is of these lines. */
  isCurrent: boolean;
  /** The order that was sent, while it is unknown whether it was placed. */
  sent: CreateOrderInput | null;
  onSend: (order: CreateOrderInput) => void;
  /** The server refused the order: something changed since the quote. */
  onRefused: () => void;
}

/** What the order costs, what the wallet then holds, and the button that places it. */
export function NewOrderSummary({ customer, lines, quote, isCurrent, sent, onSend, onRefused }: Props) {
  const words = useMessages(newMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const { mutateAsync: create } = useChange(CreateOrderDocument);
  const problems = quote?.problems.filter(({ code }) => code !== "INSUFFICIENT_STOCK") ?? [];
  async function place(notes: string) {
    const order = sent ?? {
      customerId: customer,
      items: unitsOf(lines),
      notes,
      expectedTotal: quote?.total, // which the button names
      idempotencyKey: key,
    };
    onSend(order);
    try {
      const { createOrder } = await create({ input: order });
      notify(words.placed(createOrder.number));
      await navigate({ to: "/orders/$number", params: { number: createOrder.number }, replace: true });
    } catch (error) {
      if (!leavesOpen(error)) onRefused();
      throw error;
    }
  }
  return (
    <Card title={words.summary}>
      <div className={style.summary} aria-busy={quote !== undefined && !isCurrent}>
        {quote && (
          <Facts
            facts={[
              { label: words.total, value: <Money amount={quote.total} /> },
              { label: words.walletNow, value: <Money amount={quote.walletBalance} /> },
              { label: words.walletAfter, value: <Money amount={quote.walletAfter} /> },
            ]}
          />
        )}
        {problems.length > 0 && (
          <div role="alert" className={style.problems}>
            {problems.map((problem) => (
              <p key={problem.code}>
                <OrderProblem {...problem} />{" "}
                {problem.code === "INSUFFICIENT_BALANCE" && (
                  <Link to="/customers/$id" params={{ id: customer }} search={{ tab: "wallet" }}>
                    {words.toWallet}
                  </Link>
                )}
              </p>
            ))}
          </div>
        )}
        <Form
          submitLabel={quote ? words.placeFor(format.money(quote.total)) : words.place}
          disabled={!quote || !isCurrent || quote.problems.length > 0}
          onSubmit={({ notes }) => place(String(notes ?? ""))}
        >
          <fieldset disabled={sent !== null}>
            <TextArea name="notes" label={words.notes} hint={words.notesHint} optional maxLength={2000} />
          </fieldset>
        </Form>
      </div>
    </Card>
  );
}
