import { useChange } from "../api/query.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { bulkMessages } from "./bulkMessages.ts";
import { RedeliverManyDocument } from "./change.gql.ts";
import type { Delivery } from "./EndpointDeliveries.tsx";
import { messages } from "./messages.ts";

interface Props {
  deliveries: readonly Delivery[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that sends several deliveries again. */
export function RedeliverDialog({ deliveries, onDone, onClose }: Props) {
  const words = useMessages(bulkMessages);
  const { redeliver: title, sent } = useMessages(messages).deliveries;
  const types = useMessages(eventTexts);
  const { statuses } = useMessages(shared);
  const format = useFormat();
  const { mutateAsync: redeliver } = useChange(RedeliverManyDocument);
  return (
    <BulkDialog
      repeats
      title={title}
      text={words.text}
      rows={deliveries}
      factOf={({ event, status, createdAt }) => ({
        label: types[event.type],
        value: `${statuses.delivery[status]}, ${format.time(createdAt)}`,
      })}
      submitLabel={(left) => words.submit(left.length)}
      change={async (deliveryIds) => (await redeliver({ input: { deliveryIds } })).results}
      doneText={sent}
      failedText={words.failed}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
