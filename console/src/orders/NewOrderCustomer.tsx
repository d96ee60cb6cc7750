import { useState } from "react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Choices } from "../ui/Choices.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { NewOrderCustomersDocument, type NewOrderCustomersQuery } from "./new.gql.ts";
import { newMessages } from "./newMessages.ts";

type Customer = NewOrderCustomersQuery["customers"]["edges"][number]["node"];

interface Props {
  id: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** The choice of the customer, found by name, e-mail or phone. */
export function NewOrderCustomer({ id, onChange }: Props) {
  const words = useMessages(newMessages);
  const format = useFormat();
  const { statuses } = useMessages(shared);
  const [text, setText] = useState("");
  const enabled = id !== undefined || text.length >= 2;
  const { data, error, isPending, refetch } = useRead(
    NewOrderCustomersDocument,
    { where: id ? { id } : { matches: text } },
    { enabled },
  );
  const found = enabled ? (data?.customers.edges.map((edge) => edge.node) ?? []) : [];
  const chosen = found.find((customer) => customer.id === id);
  return (
    <Card
      title={words.customer}
      actions={
        id && (
          <Button size="small" look="quiet" onClick={() => onChange(undefined)}>
            {words.change}
          </Button>
        )
      }
    >
      {id &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : chosen ? (
          <Name {...chosen} />
        ) : isPending ? (
          <Skeleton width={30} />
        ) : (
          words.noneFound
        ))}
      {!id && (
        <Choices
          label={words.findCustomer}
          text={text}
          onText={setText}
          choices={found.map((customer) => ({
            id: customer.id,
            label: <Name {...customer} />,
            end:
              customer.status === "BLOCKED"
                ? statuses.customer.BLOCKED
                : words.wallet(format.money(customer.walletBalance)),
            disabled: customer.status === "BLOCKED",
          }))}
          onChoose={onChange}
          empty={text.length < 2 ? words.findHint : isPending ? "" : words.noneFound}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function Name({ name, email, linkedPhone, tier }: Customer) {
  return (
    <span>
      <strong>{name}</strong>{" "}
      <span className="muted">{[email, linkedPhone, tier?.name].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
