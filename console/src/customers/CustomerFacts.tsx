import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Money } from "../ui/Money.tsx";
import { Time } from "../ui/Time.tsx";
import { useAction } from "../ui/useAction.ts";
import style from "./CustomerFacts.module.css";
import type { CustomerOfPage } from "./CustomerPage.tsx";
import { UnlinkPhoneDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";
import type { CustomerDialog } from "./search.ts";

interface Props {
  customer: CustomerOfPage;
  onOpen: (dialog: CustomerDialog) => void;
}

/** The customer's wallet and details. */
export function CustomerFacts({ customer, onOpen }: Props) {
  const words = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <Wallet customer={customer} onOpen={onOpen} />
      <Card title={words.facts.title} actions={<KnownActions customer={customer} onOpen={onOpen} />}>
        <Facts
          facts={[
            { label: words.facts.email, value: customer.email ?? <Unknown /> },
            {
              label: words.facts.phone,
              value: customer.phone ? (
                <span className={style.phone}>
                  <span className="numeric">{customer.phone}</span>
                  {customer.linkedPhone === customer.phone && <Linked customer={customer} />}
                </span>
              ) : (
                <Unknown />
              ),
            },
            {
              label: words.facts.reference,
              value: customer.externalRef ? <CopyId text={customer.externalRef} /> : <Unknown />,
            },
            { label: words.facts.tier, value: customer.tier?.name ?? words.noTier },
            { label: words.facts.orders, value: format.count(customer.placed.totalCount) },
            { label: words.facts.since, value: <Time at={customer.createdAt} /> },
            { label: words.facts.changed, value: <Time at={customer.updatedAt} /> },
            { label: words.facts.id, value: <CopyId text={customer.id} shown={`${customer.id.slice(0, 13)}…`} /> },
          ]}
        />
      </Card>
    </>
  );
}

/** Says that the phone is linked, and by whom. For a viewer who may read the audit, it links to the customer's entries. */
function Linked({ customer: { id, phoneLinkedBy: linker } }: Pick<Props, "customer">) {
  const words = useMessages(messages).facts;
  const { actors } = useMessages(shared);
  const by = linker && words.linkedBy(linker.name || actors[linker.kind]);
  return (
    <>
      <Badge tone="good">{words.linked}</Badge>
      {useCan("AUDIT_READ") && by ? (
        <Link to="/audit" search={{ id, action: "customer." }}>
          {by}
        </Link>
      ) : (
        by
      )}
    </>
  );
}

function Unknown() {
  return <span className="muted">{useMessages(messages).facts.unknown}</span>;
}

function Wallet({ customer, onOpen }: Props) {
  const words = useMessages(messages);
  const mayAdjust = useCan("WALLETS_ADJUST");
  const mayRequest = useCan("RECHARGES_CREATE");
  return (
    <Card title={words.wallet.title}>
      <p className={style.balance}>
        <Money amount={customer.walletBalance} />
      </p>
      <div className={style.actions}>
        {mayRequest && !customer.erasedAt && (
          <Button size="small" onClick={() => onOpen("recharge")}>
            {words.actions.recharge}
          </Button>
        )}
        {mayAdjust && (
          <Button size="small" onClick={() => onOpen("adjust")}>
            {words.actions.adjust}
          </Button>
        )}
      </div>
    </Card>
  );
}

function KnownActions({ customer, onOpen }: Props) {
  const words = useMessages(messages);
  const mayWrite = useCan("CUSTOMERS_WRITE");
  const unlink = useAction(UnlinkPhoneDocument, words.actions.unlink, () => words.link.undone);
  if (!mayWrite || customer.erasedAt) return null;
  return (
    <div className={style.actions}>
      <Button size="small" look="quiet" onClick={() => onOpen("tier")}>
        {words.actions.tier}
      </Button>
      {customer.linkedPhone ? (
        <Button
          size="small"
          look="quiet"
          busy={unlink.isPending}
          onClick={() => unlink.run({ input: { customerId: customer.id } })}
        >
          {words.actions.unlink}
        </Button>
      ) : (
        <Button size="small" look="quiet" onClick={() => onOpen("link")}>
          {words.actions.link}
        </Button>
      )}
    </div>
  );
}
