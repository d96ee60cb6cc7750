import { useDeferredValue, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { SearchInput } from "../ui/SearchInput.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { messages } from "./messages.ts";
import type { LicenseVariationsQuery } from "./upload.gql.ts";
import { useVariations } from "./useVariations.ts";
import style from "./VariationChoice.module.css";

interface Props {
  id: string | undefined;
  /** Whether it can still be changed. */
  fixed: boolean;
  onChange: (id: string | undefined) => void;
}

/** The variation that the licenses are of, found by its SKU or its product. */
export function VariationChoice({ id, fixed, onChange }: Props) {
  const words = useMessages(messages);
  const [text, setText] = useState("");
  const searched = useDeferredValue(text);
  const { found, chosen, isPending, error, refetch } = useVariations(id ? "" : searched, id);
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
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {id &&
        !error &&
        (chosen ? <Variation variation={chosen} /> : isPending ? <Skeleton width={30} /> : words.noneFound)}
      {!id && !error && (
        <div className={style.choice}>
          <SearchInput
            label={words.filters.findVariation}
            placeholder={words.filters.findVariation}
            value={text}
            onChange={setText}
          />
          {found.map((variation) => (
            <button key={variation.id} type="button" className={style.option} onClick={() => onChange(variation.id)}>
              <Variation variation={variation} />
            </button>
          ))}
          {found.length === 0 && !isPending && (
            <p className="muted">{searched.length < 2 ? words.findHint : words.noneFound}</p>
          )}
        </div>
      )}
    </Card>
  );
}

function Variation({ variation }: { variation: LicenseVariationsQuery["variations"]["edges"][number]["node"] }) {
  const words = useMessages(messages);
  const format = useFormat();
  const { product, sku, stockQuantity, backordered } = variation;
  return (
    <span className={style.variation}>
      <span>
        <strong>{product.name}</strong> <code>{sku}</code>
      </span>
      <span className="muted numeric">
        {words.stock(format.count(stockQuantity))}
        {backordered > 0 && ` · ${words.waiting(backordered, format.count(backordered))}`}
      </span>
    </span>
  );
}
