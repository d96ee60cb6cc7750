import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Choices } from "../ui/Choices.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { messages } from "./messages.ts";
import type { LicenseVariationsQuery } from "./upload.gql.ts";
import { uploadMessages } from "./uploadMessages.ts";
import { useVariations } from "./useVariations.ts";

type Variation = LicenseVariationsQuery["variations"]["edges"][number]["node"];

interface Props {
  id: string | undefined;
  /** Whether the choice cannot be changed any more. */
  fixed: boolean;
  onChange: (id: string | undefined) => void;
}

/** The choice of the variation of the licenses, found by its SKU or its product. */
export function VariationChoice({ id, fixed, onChange }: Props) {
  const { filters } = useMessages(messages);
  const words = useMessages(uploadMessages);
  const [text, setText] = useState("");
  const format = useFormat();
  const stock = ({ stockQuantity, backordered }: Variation) =>
    words.stock(format.count(stockQuantity)) +
    (backordered > 0 ? ` · ${words.waiting(backordered, format.count(backordered))}` : "");
  const { found, chosen, isPending, error, refetch } = useVariations(id ? "" : text, id);
  return (
    <Card
      title={words.steps.variation}
      actions={
        id &&
        !fixed && (
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
          <p>
            <Name {...chosen} /> <span className="muted numeric">{stock(chosen)}</span>
          </p>
        ) : isPending ? (
          <Skeleton width={30} />
        ) : (
          words.noneFound
        ))}
      {!id && (
        <Choices
          label={filters.findVariation}
          text={text}
          onText={setText}
          choices={found.map((variation) => ({
            id: variation.id,
            label: <Name {...variation} />,
            end: stock(variation),
          }))}
          onChoose={onChange}
          empty={isPending ? "" : text.length < 2 ? words.findHint : words.noneFound}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function Name({ product, sku }: Pick<Variation, "product" | "sku">) {
  return (
    <>
      <strong>{product.name}</strong> <code>{sku}</code>
    </>
  );
}
