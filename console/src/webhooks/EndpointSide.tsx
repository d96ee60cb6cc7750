import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { Card } from "../ui/Card.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Time } from "../ui/Time.tsx";
import style from "./Endpoint.module.css";
import type { EndpointOfPage } from "./EndpointPage.tsx";
import { endpointPageMessages } from "./endpointPageMessages.ts";
import { healthWords } from "./endpoints.ts";
import { failureWords } from "./failure.ts";
import { messages } from "./messages.ts";

/** The health and the details of an endpoint. */
export function EndpointSide({ endpoint }: { endpoint: EndpointOfPage }) {
  const words = useMessages(messages);
  const { errors, facts } = useMessages(endpointPageMessages);
  const { statuses } = useMessages(shared);
  const types = useMessages(eventTexts);
  const format = useFormat();
  const health = healthWords(endpoint.health.deliveries, words.health, format.count);
  return (
    <>
      <Card title={words.health.title} actions={<Badge tone={health.tone}>{health.text}</Badge>}>
        <Facts
          facts={endpoint.health.deliveries.map(({ status, count }) => ({
            label: statuses.delivery[status],
            value: <span className="numeric">{format.count(count)}</span>,
          }))}
        />
        <h3 className={style.heading}>{errors.title}</h3>
        {endpoint.recentFailures.length === 0 ? (
          <p className="muted">{errors.none}</p>
        ) : (
          <ul className={style.failures}>
            {endpoint.recentFailures.map((attempt) => (
              <li key={attempt.id}>
                {failureWords(attempt.errorMessage, words.failures)}
                <span className="muted">
                  <Time at={attempt.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={facts.title}>
        <Facts
          facts={[
            { label: words.columns.url, value: <CopyId text={endpoint.url} /> },
            {
              label: facts.description,
              value: endpoint.description || <span className="muted">{facts.none}</span>,
            },
            {
              label: facts.events,
              value: (
                <ul>
                  {endpoint.events.map((type) => (
                    <li key={type}>{types[type]}</li>
                  ))}
                </ul>
              ),
            },
            { label: facts.registered, value: <Time at={endpoint.createdAt} /> },
            { label: facts.id, value: <CopyId text={endpoint.publicId} /> },
          ]}
        />
      </Card>
    </>
  );
}
