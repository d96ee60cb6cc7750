import { useMessages } from "../messages/messages.ts";
import { Card } from "../ui/Card.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import style from "./Delivery.module.css";
import { DeliveryHeaders } from "./DeliveryHeaders.tsx";
import type { AttemptOfPage } from "./DeliveryPage.tsx";
import { deliveryMessages } from "./deliveryMessages.ts";
import { failureWords } from "./failure.ts";
import { messages } from "./messages.ts";

/** The receiver's response to an attempt. */
export function DeliveryResponse({ attempt }: { attempt: AttemptOfPage }) {
  const { failures } = useMessages(messages);
  const words = useMessages(deliveryMessages);
  if (!attempt.responseStatus) {
    return (
      <Card title={words.responseOf(attempt.attempt)}>
        <p>{words.noResponse}</p>
        <p className="muted">{failureWords(attempt.errorMessage, failures)}</p>
      </Card>
    );
  }
  return (
    <Card title={words.responseOf(attempt.attempt)} actions={<code>{attempt.responseStatus}</code>}>
      {attempt.responseHeaders.length > 0 && <DeliveryHeaders headers={attempt.responseHeaders} />}
      <h3 className={style.heading}>{words.body}</h3>
      {attempt.responseBody ? (
        <CodeBlock text={attempt.responseBody} label={`${words.response}: ${words.body}`} />
      ) : (
        <p className="muted">{words.withoutBody}</p>
      )}
      <p className={style.kept}>{words.kept}</p>
    </Card>
  );
}
