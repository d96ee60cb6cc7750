import { useState } from "react";
import { ApiError } from "../api/error.ts";
import { readPageAgain } from "../api/query.ts";
import { request } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { typedAmount } from "../ui/amounts.ts";
import { Button } from "../ui/Button.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { daysFromNow, textOf } from "../ui/forms.ts";
import { MoneyField } from "../ui/MoneyField.tsx";
import { OnceSecret } from "../ui/OnceSecret.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { Stack } from "../ui/Stack.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useShownOnce } from "../ui/useShownOnce.ts";
import { CreateApiTokenDocument } from "./change.gql.ts";
import { messages } from "./messages.ts";
import { curlLine, type Scope, scopes } from "./scopes.ts";

/** The dialog that creates an API token and shows it once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { createDialog: words, scopes: names, made } = useMessages(messages);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["products:read"]));
  const [token, setToken] = useShownOnce<string>();
  const granted = scopes.filter((scope) => chosen.has(scope));
  async function submit(values: FormValues) {
    if (granted.length === 0) throw new ApiError("INVALID_INPUT", words.noScopes);
    const input = {
      name: textOf(values, "name"),
      scopes: granted,
      refundLimit: typedAmount(textOf(values, "refundLimit")) || null,
      expiresAt: daysFromNow(textOf(values, "days")),
    };
    const { createAPIToken } = await request(CreateApiTokenDocument, { input });
    setToken(createAPIToken.token);
    await readPageAgain();
  }
  if (token) {
    return (
      <Dialog open onClose={onClose} title={made.title} text={made.text}>
        <MadeToken token={token} granted={granted} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <Form repeats submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        <TextField name="name" label={words.name} hint={words.nameHint} maxLength={200} />
        <CheckList
          label={words.scopes}
          options={scopes.map((id) => ({ id, label: names[id], end: id }))}
          chosen={chosen}
          onChange={setChosen}
        />
        {chosen.has("orders:refund") && (
          <MoneyField name="refundLimit" label={words.refundLimit} hint={words.refundLimitHint} optional />
        )}
        <SelectField
          name="days"
          label={words.ends}
          defaultValue=""
          options={[
            { value: "", label: words.never },
            { value: "30", label: words.days(30) },
            { value: "90", label: words.days(90) },
            { value: "365", label: words.year },
          ]}
        />
      </Form>
    </Dialog>
  );
}

function MadeToken({ token, granted, onClose }: { token: string; granted: readonly Scope[]; onClose: () => void }) {
  const words = useMessages(messages).made;
  const curl = curlLine(location.origin, token, granted);
  return (
    <Stack>
      <OnceSecret label={words.token} text={token} />
      {curl && <OnceSecret label={words.curl} text={curl} />}
      <Button look="primary" onClick={onClose}>
        {words.done}
      </Button>
    </Stack>
  );
}
