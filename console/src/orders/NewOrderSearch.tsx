import { useState } from "react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Choices } from "../ui/Choices.tsx";
import { NewOrderVariationsDocument } from "./new.gql.ts";
import { newMessages } from "./newMessages.ts";
import type { NewLine } from "./search.ts";

interface Props {
  customer: string;
  /** The lines that the order already has. */
  chosen: readonly NewLine[];
  onAdd: (variation: string) => void;
}

/** The search for variations for sale. Results have the customer's price and the stock. */
export function NewOrderSearch({ customer, chosen, onAdd }: Props) {
  const words = useMessages(newMessages);
  const format = useFormat();
  const [text, setText] = useState("");
  const enabled = text.length >= 2;
  const { data, error, isPending, refetch } = useRead(
    NewOrderVariationsDocument,
    {
      customer,
      where: {
        status: "ACTIVE",
        hasProductWith: [{ status: "ACTIVE" }],
        or: [{ skuContainsFold: text }, { hasProductWith: [{ nameContainsFold: text }] }],
      },
    },
    { enabled },
  );
  const found = enabled ? (data?.variations.edges.map((edge) => edge.node) ?? []) : [];
  return (
    <Choices
      label={words.findVariation}
      text={text}
      onText={setText}
      choices={found.flatMap(({ id, sku, product, stockQuantity, offer }) =>
        offer && chosen.every(({ variation }) => variation !== id)
          ? [
              {
                id,
                label: (
                  <>
                    <strong>{product.name}</strong> <code>{sku}</code>
                  </>
                ),
                end: [format.money(offer.price), offer.appliedTier?.name, words.stock(format.count(stockQuantity))]
                  .filter(Boolean)
                  .join(" · "),
              },
            ]
          : [],
      )}
      onChoose={(id) => {
        setText("");
        onAdd(id);
      }}
      empty={text.length < 2 ? words.findHint : isPending ? "" : words.noneFound}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
