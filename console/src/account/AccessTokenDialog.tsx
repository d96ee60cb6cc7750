import { readPageAgain } from "../api/query.ts";
import { request } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { daysFromNow, textOf } from "../ui/forms.ts";
import { OnceSecret } from "../ui/OnceSecret.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { Stack } from "../ui/Stack.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useShownOnce } from "../ui/useShownOnce.ts";
import { messages } from "./messages.ts";
import { CreateAccessTokenDocument } from "./secret.gql.ts";

/** The dialog that creates a personal access token and shows it once. */
export function AccessTokenDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages).token;
  const [token, setToken] = useShownOnce<string>();
  async function submit(values: FormValues) {
    const input = { name: textOf(values, "name"), expiresAt: daysFromNow(textOf(values, "days")) };
    const { createAccessToken } = await request(CreateAccessTokenDocument, { input });
    setToken(createAccessToken.token);
    await readPageAgain();
  }
  if (token) {
    const curl = `curl ${location.origin}/graphql -H "Authorization: Bearer ${token}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;
    return (
      <Dialog open onClose={onClose} title={words.made} text={words.madeText}>
        <Stack>
          <OnceSecret label={words.label} text={token} />
          <OnceSecret label={words.curl} text={curl} />
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <Form repeats submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        <TextField name="name" label={words.name} hint={words.nameHint} maxLength={200} />
        <SelectField
          name="days"
          label={words.ends}
          defaultValue="90"
          options={[
            { value: "30", label: words.days(30) },
            { value: "90", label: words.days(90) },
            { value: "", label: words.never },
          ]}
        />
      </Form>
    </Dialog>
  );
}
