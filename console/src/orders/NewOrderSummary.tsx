import { Link } from "@tanstack/react-router";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { isTooOld, type SentOrder } from "../session/useSentOrders.ts";
import { Card } from "../ui/Card.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { Money } from "../ui/Money.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { useOpenMade } from "../ui/useOpenMade.ts";
import style from "./NewOrderLines.module.css";
import { CreateOrderDocument, type QuoteOrderQuery } from "./new.gql.ts";
import { newMessages } from "./newMessages.ts";
import { OrderProblem } from "./OrderProblem.tsx";

interface Props {
  customer: string;
  quote: QuoteOrderQuery["orderQuote"] | undefined;
  /** Whether the quote is of the current lines. */
  isCurrent: boolean;
  /** The order of these lines that was sent, while it is unknown whether it was placed. */
  sent: SentOrder | undefined;
  /** Whether the quote was read after the order was sent: its wallet balance may already be reduced by this order. */
  isQuotedSince: boolean;
  notes: string;
  onNotes: (notes: string) => void;
  /** Returns the order to send: a new one, or the one that was sent before. */
  onSend: (notes: string) => SentOrder;
  /** Called when the sent order has become too old to be sent again. */
  onTooOld: () => void;
  /** Called with the order's number when its page was not opened, because another page was shown by then. */
  onPlaced: (order: SentOrder, unopened?: string) => void;
  onFailed: (order: SentOrder, error: unknown) => void;
}

/** The total of the order, the wallet balance after it, and the button that places it. Give it a new key for each order. */
export function NewOrderSummary({ customer, quote, isCurrent, sent, isQuotedSince, ...props }: Props) {
  const { notes, onNotes, onSend, onTooOld, onPlaced, onFailed } = props;
  const words = useMessages(newMessages);
  const format = useFormat();
  const openMade = useOpenMade();
  const { mutateAsync: create } = useChange(CreateOrderDocument);
  const problems = (!sent && quote?.problems.filter(({ code }) => code !== "INSUFFICIENT_STOCK")) || [];
  const total = sent?.input.expectedTotal ?? quote?.total;
  async function place(notes: string) {
    if (sent && isTooOld(sent)) return onTooOld(); // it was not when the page was rendered
    const order = onSend(notes);
    const { createOrder } = await create({ input: order.input }).catch((error) => {
      onFailed(order, error);
      throw error;
    });
    const { number } = createOrder;
    const isOpened = await openMade(words.placed(number), { to: "/orders/$number", params: { number }, replace: true });
    onPlaced(order, isOpened ? undefined : number); // only now: without the sent order, the form could send another one
  }
  return (
    <Card title={words.summary}>
      <div className={style.summary} aria-busy={quote !== undefined && !isCurrent}>
        {total && (
          <Facts
            facts={[
              { label: words.total, value: <Money amount={total} /> },
              ...(quote && !isQuotedSince
                ? [
                    { label: words.walletNow, value: <Money amount={quote.walletBalance} /> },
                    { label: words.walletAfter, value: <Money amount={quote.walletAfter} /> },
                  ]
                : []),
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
          submitLabel={total ? words.placeFor(format.money(total)) : words.place}
          disabled={sent ? isTooOld(sent) : !quote || !isCurrent || quote.problems.length > 0}
          onSubmit={({ notes }) => place(String(notes ?? ""))}
        >
          <fieldset disabled={sent !== undefined}>
            <TextArea
              name="notes"
              label={words.notes}
              hint={words.notesHint}
              defaultValue={notes}
              onType={onNotes}
              optional
              maxLength={2000}
            />
          </fieldset>
        </Form>
      </div>
    </Card>
  );
}
