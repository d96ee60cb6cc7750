import { useMessages } from "../messages/messages.ts";
import { Card } from "../ui/Card.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import style from "./Delivery.module.css";
import { DeliveryHeaders } from "./DeliveryHeaders.tsx";
import type { AttemptOfPage, DeliveryOfPage } from "./DeliveryPage.tsx";
import { deliveryMessages } from "./deliveryMessages.ts";

/** The request of an attempt. */
export function DeliveryRequest({ delivery, attempt }: { delivery: DeliveryOfPage; attempt: AttemptOfPage }) {
  const words = useMessages(deliveryMessages);
  const { body } = delivery.event;
  return (
    <Card title={words.request} actions={<CopyButton text={body} label={words.copyBody} />}>
      <p className={style.address}>
        <code>POST {delivery.endpoint.url}</code>
      </p>
      <DeliveryHeaders
        headers={[...attempt.requestHeaders, { name: "X-Service-Signature", value: `(${words.signature})` }]}
      />
      <h3 className={style.heading}>{words.body}</h3>
      <CodeBlock text={body} label={`${words.request}: ${words.body}`} />
    </Card>
  );
}
