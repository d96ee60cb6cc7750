import { Check, RotateCw, ShieldCheck, Undo2 } from "lucide-react";
import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { notify, notifyFailure } from "../ui/notices.ts";
import { ActivateWebhookSecretDocument, CancelWebhookSecretRotationDocument } from "./change.gql.ts";
import type { EndpointOfPage } from "./EndpointPage.tsx";
import { endpointMessages } from "./endpointMessages.ts";
import { messages } from "./messages.ts";
import { RotationSteps } from "./RotationSteps.tsx";
import style from "./Secret.module.css";
import type { EndpointDialog } from "./search.ts";

/** The endpoint's secret, and the steps that rotate it without a failed request. */
export function EndpointSecret(props: { endpoint: EndpointOfPage; onOpen: (dialog: EndpointDialog) => void }) {
  const { endpoint, onOpen } = props;
  const { actions } = useMessages(messages);
  const { rotation } = useMessages(endpointMessages);
  const format = useFormat();
  const activate = useChange(ActivateWebhookSecretDocument);
  const cancel = useChange(CancelWebhookSecretRotationDocument);
  const input = { endpointId: endpoint.id };
  const end = async (change: typeof activate | typeof cancel, done: string) => {
    try {
      await change.mutateAsync({ input });
      notify(done);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Card title={rotation.title}>
      {endpoint.rotationStartedAt ? (
        <>
          <p className={style.began}>{rotation.began(format.full(endpoint.rotationStartedAt))}</p>
          <RotationSteps current="teach" />
          <div className={style.buttons}>
            <Button
              look="primary"
              icon={Check}
              busy={activate.isPending}
              onClick={() => void end(activate, rotation.activated)}
            >
              {rotation.activate}
            </Button>
            <Button icon={Undo2} busy={cancel.isPending} onClick={() => void end(cancel, rotation.cancelled)}>
              {rotation.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="muted">{rotation.text}</p>
          <div className={style.buttons}>
            <Button icon={RotateCw} onClick={() => onOpen("rotate")}>
              {rotation.rotate}
            </Button>
            <Button icon={ShieldCheck} onClick={() => onOpen("verify")}>
              {actions.verify}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
