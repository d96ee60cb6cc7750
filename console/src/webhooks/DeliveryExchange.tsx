import { useMessages } from "../messages/messages.ts";
import { Card } from "../ui/Card.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import style from "./Delivery.module.css";
import type { AttemptOfPage, DeliveryOfPage } from "./DeliveryPage.tsx";
import { deliveryMessages } from "./deliveryMessages.ts";
import { failureWords } from "./failure.ts";
import { messages } from "./messages.ts";

type Header = AttemptOfPage["requestHeaders"][number];

/** The request of an attempt, as it was sent. */
export function DeliveryRequest({ delivery, attempt }: { delivery: DeliveryOfPage; attempt: AttemptOfPage }) {
  const words = useMessages(deliveryMessages);
  const { body } = delivery.event;
  return (
    <Card title={words.request} actions={<CopyButton text={body} label={words.copyBody} />}>
      <p className={style.address}>
        <code>POST {delivery.endpoint.url}</code>
      </p>
      <Headers headers={[...attempt.requestHeaders, { name: "X-Service-Signature", value: `(${words.signature})` }]} />
      <h3 className={style.heading}>{words.body}</h3>
      <CodeBlock text={body} label={`${words.request}: ${words.body}`} />
    </Card>
  );
}

/** What the receiver responded to an attempt. */
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
      {attempt.responseHeaders.length > 0 && <Headers headers={attempt.responseHeaders} />}
      <h3 className={style.heading}>{words.body}</h3>
      {attempt.responseBody ? (
        <CodeBlock text={attempt.responseBody} label={`${words.response}: ${words.body}`} />
      ) : (
        <p className="muted">{words.noBody}</p>
      )}
      <p className={style.kept}>{words.kept}</p>
    </Card>
  );
}

function Headers({ headers }: { headers: readonly Header[] }) {
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
