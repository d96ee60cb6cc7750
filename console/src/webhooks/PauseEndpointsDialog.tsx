import { useOneByOne } from "../api/oneByOne.ts";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { PauseWebhookEndpointDocument, ResumeWebhookEndpointDocument } from "./change.gql.ts";
import { EndpointStatus } from "./EndpointStatus.tsx";
import { endpointBulkMessages } from "./endpointBulkMessages.ts";
import { shortUrl } from "./endpoints.ts";
import type { WebhookListQuery } from "./list.gql.ts";

interface Props {
  pause: boolean;
  endpoints: readonly WebhookListQuery["webhookEndpoints"]["edges"][number]["node"][];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that pauses or resumes several endpoints. */
export function PauseEndpointsDialog({ pause, endpoints, onDone, onClose }: Props) {
  const all = useMessages(endpointBulkMessages);
  const words = pause ? all.pause : all.resume;
  const { mutateAsync: stop } = useChange(PauseWebhookEndpointDocument);
  const { mutateAsync: resume } = useChange(ResumeWebhookEndpointDocument);
  const change = useOneByOne((endpointId) =>
    pause ? stop({ input: { endpointId } }) : resume({ input: { endpointId } }),
  );
  return (
    <BulkDialog
      title={words.title}
      text={words.text}
      rows={endpoints}
      factOf={(endpoint) => ({ label: shortUrl(endpoint.url), value: <EndpointStatus {...endpoint} /> })}
      submitLabel={(left) => words.submit(left.length)}
      change={change}
      doneText={words.done}
      failedText={all.failed}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
