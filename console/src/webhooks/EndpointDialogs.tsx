import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { readOnce, readPageAgain, useChange } from "../api/query.ts";
import { request } from "../api/request.ts";
import type { EventType } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { dayAt, isDay, startOfDay } from "../ui/calendar.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf, unlessDeleted } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import { useIsHere } from "../ui/useIsHere.ts";
import { useShownOnce } from "../ui/useShownOnce.ts";
import {
  CancelWebhookSecretRotationDocument,
  DeleteWebhookEndpointDocument,
  PauseWebhookEndpointDocument,
  RedeliverSinceDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookEndpointDocument,
} from "./change.gql.ts";
import type { EndpointOfPage } from "./EndpointPage.tsx";
import { EventChoice } from "./EventChoice.tsx";
import { WebhookPageDocument } from "./endpoint.gql.ts";
import { endpointMessages } from "./endpointMessages.ts";
import { changesOf } from "./endpoints.ts";
import { messages } from "./messages.ts";
import { RotationSteps } from "./RotationSteps.tsx";
import style from "./Secret.module.css";
import { ShownSecret } from "./ShownSecret.tsx";
import type { WebhookSearch } from "./search.ts";
import { VerifyCode } from "./VerifyCode.tsx";

interface Props {
  endpoint: EndpointOfPage;
  onClose: () => void;
}

/** The dialog that the address opens. */
export function EndpointDialogs({ dialog, ...props }: Props & { dialog: WebhookSearch["dialog"] }) {
  switch (dialog) {
    case "edit":
      return <EditDialog {...props} />;
    case "pause":
      return <PauseDialog {...props} />;
    case "remove":
      return <RemoveDialog {...props} />;
    case "since":
      return <SinceDialog {...props} />;
    case "rotate":
      return <RotateDialog {...props} />;
    case "verify":
      return <VerifyDialog {...props} />;
    default:
      return null;
  }
}

function EditDialog({ endpoint, onClose }: Props) {
  const words = useMessages(endpointMessages);
  const [opened] = useState(endpoint);
  const [events, setEvents] = useState<ReadonlySet<EventType>>(new Set(opened.events));
  const { mutateAsync: update } = useChange(UpdateWebhookEndpointDocument);
  async function submit(values: FormValues) {
    const typed = { description: textOf(values, "description"), events: [...events] };
    await update({ input: { id: opened.id, ...changesOf(opened, typed) } });
    notify(words.dialogs.saved);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.dialogs.edit}>
      <Form submitLabel={words.dialogs.save} disabled={events.size === 0} onCancel={onClose} onSubmit={submit}>
        <TextField
          name="description"
          label={words.register.description}
          hint={words.register.descriptionHint}
          defaultValue={opened.description}
          maxLength={200}
          optional
        />
        <EventChoice label={words.register.events} chosen={events} onChange={setEvents} />
      </Form>
    </Dialog>
  );
}

function PauseDialog({ endpoint, onClose }: Props) {
  const words = useMessages(endpointMessages).dialogs;
  const { mutateAsync: pause } = useChange(PauseWebhookEndpointDocument);
  async function submit() {
    await pause({ input: { endpointId: endpoint.id } });
    notify(words.paused);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.pause} text={words.pauseText}>
      <Form submitLabel={words.pauseSubmit} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ endpoint, onClose }: Props) {
  const words = useMessages(endpointMessages).dialogs;
  const navigate = useNavigate();
  const isHere = useIsHere();
  async function submit() {
    const { id } = endpoint;
    const find = async () => (await readOnce(WebhookPageDocument, { id })).webhookEndpoint;
    await unlessDeleted(request(DeleteWebhookEndpointDocument, { input: { endpointId: id } }), find);
    notify(words.removed);
    if (isHere()) await navigate({ to: "/webhooks", replace: true });
    await readPageAgain();
  }
  return (
    <Dialog open onClose={onClose} title={words.remove} text={words.removeText}>
      <Form danger submitLabel={words.removeSubmit} onCancel={onClose} onSubmit={submit}>
        {null}
      </Form>
    </Dialog>
  );
}

function SinceDialog({ endpoint, onClose }: Props) {
  const words = useMessages(endpointMessages);
  const { deliveries } = useMessages(messages);
  const format = useFormat();
  const missedSince = endpoint.oldestMissedAt;
  const { mutateAsync: redeliver } = useChange(RedeliverSinceDocument);
  async function submit(values: FormValues) {
    const day = textOf(values, "since");
    // The API refuses other values, such as a year of five digits.
    const since = isDay(day) ? startOfDay(day, format.timezone) : day;
    const input = { endpointId: endpoint.id, since };
    let { redeliverSince: done } = await redeliver({ input });
    let sent = done.redelivered;
    while (done.remaining > 0) {
      ({ redeliverSince: done } = await redeliver({ input: { ...input, endedBefore: done.endedBefore } }));
      sent += done.redelivered;
    }
    notify(deliveries.sent(sent));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.dialogs.since} text={words.dialogs.sinceText}>
      <Form submitLabel={words.dialogs.sinceSubmit} onCancel={onClose} onSubmit={submit}>
        <TextField
          name="since"
          type="date"
          label={words.dialogs.sinceDay}
          defaultValue={dayAt(missedSince ? new Date(missedSince) : new Date(), format.timezone)}
          hint={missedSince ? words.dialogs.sinceMissed(format.timezone) : format.timezone}
        />
      </Form>
    </Dialog>
  );
}

function RotateDialog({ endpoint, onClose }: Props) {
  const words = useMessages(endpointMessages).rotation;
  const [secret, setSecret] = useShownOnce<string>();
  const { mutateAsync: cancel } = useChange(CancelWebhookSecretRotationDocument);
  const input = { endpointId: endpoint.id };
  async function submit() {
    const { rotateWebhookSecret: made } = await request(RotateWebhookSecretDocument, { input }).catch(async (error) => {
      await readPageAgain(); // a secret may have been created that was never shown
      throw error;
    });
    setSecret(made.secret);
    await readPageAgain();
  }
  if (endpoint.rotationStartedAt && !secret) {
    return (
      <Dialog open onClose={onClose} title={words.rotate} text={words.unseen}>
        <Form key="cancel" submitLabel={words.cancel} onCancel={onClose} onSubmit={() => cancel({ input })}>
          {null}
        </Form>
      </Dialog>
    );
  }
  return (
    <Dialog open wide onClose={onClose} title={words.rotate} text={words.text}>
      <RotationSteps current={secret ? "teach" : "make"} />
      {secret ? (
        <>
          <ShownSecret secret={secret} />
          <div className={style.done}>
            <Button look="primary" onClick={onClose}>
              {words.shown}
            </Button>
          </div>
        </>
      ) : (
        <Form submitLabel={words.make} onCancel={onClose} onSubmit={submit}>
          {null}
        </Form>
      )}
    </Dialog>
  );
}

function VerifyDialog({ onClose }: Props) {
  const words = useMessages(endpointMessages).dialogs;
  return (
    <Dialog open wide onClose={onClose} title={words.verify}>
      <VerifyCode />
    </Dialog>
  );
}
