import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { readPageAgain } from "../api/query.ts";
import { request } from "../api/request.ts";
import type { EventType } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useShownOnce } from "../ui/useShownOnce.ts";
import { RegisterWebhookEndpointDocument } from "./change.gql.ts";
import { EventChoice } from "./EventChoice.tsx";
import { endpointMessages } from "./endpointMessages.ts";
import style from "./Secret.module.css";
import { ShownSecret } from "./ShownSecret.tsx";
import { subscribable } from "./search.ts";
import { VerifyCode } from "./VerifyCode.tsx";

/** The dialog that registers an endpoint, and then shows its secret once, with code that verifies signatures. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(endpointMessages);
  const navigate = useNavigate();
  const [events, setEvents] = useState<ReadonlySet<EventType>>(new Set(subscribable));
  const [made, setMade] = useShownOnce<{ id: string; secret: string }>();
  async function submit(values: FormValues) {
    const input = {
      url: String(values.url ?? "").trim(),
      description: String(values.description ?? "").trim(),
      events: [...events],
    };
    const { registerWebhookEndpoint: registered } = await request(RegisterWebhookEndpointDocument, { input });
    setMade({ id: registered.endpoint.id, secret: registered.secret });
    await readPageAgain();
  }
  if (made) {
    return (
      <Dialog open wide onClose={onClose} title={words.secret.label}>
        <ShownSecret secret={made.secret} />
        <VerifyCode />
        <div className={style.done}>
          <Button
            look="primary"
            onClick={() => void navigate({ to: "/webhooks/$id", params: { id: made.id }, replace: true })}
          >
            {words.register.done}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={words.register.title} text={words.register.text}>
      <Form
        repeats
        submitLabel={words.register.submit}
        disabled={events.size === 0}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField
          name="url"
          inputMode="url"
          label={words.register.url}
          hint={words.register.urlHint}
          placeholder="https://"
          maxLength={2048}
        />
        <TextField
          name="description"
          label={words.register.description}
          hint={words.register.descriptionHint}
          maxLength={200}
          optional
        />
        <EventChoice label={words.register.events} chosen={events} onChange={setEvents} />
      </Form>
    </Dialog>
  );
}
