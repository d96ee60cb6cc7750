import { useMessages } from "../messages/messages.ts";
import style from "./Delivery.module.css";
import type { AttemptOfPage } from "./DeliveryPage.tsx";
import { deliveryMessages } from "./deliveryMessages.ts";

type Header = AttemptOfPage["requestHeaders"][number];

/** The headers of a request or a response. */
export function DeliveryHeaders({ headers }: { headers: readonly Header[] }) {
  const words = useMessages(deliveryMessages);
  return (
    <dl className={style.headers} aria-label={words.headers}>
      {headers.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header can be there twice, and the list never changes
        <div key={`${name} ${index}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
