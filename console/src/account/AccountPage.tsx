import { getRouteApi } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../api/error.ts";
import { readPageAgain, useChange, useRead } from "../api/query.ts";
import { request, signIn } from "../api/request.ts";
import { languageNames, languages } from "../messages/language.ts";
import { useMessages } from "../messages/messages.ts";
import { roleTexts } from "../messages/roles.ts";
import { shared } from "../messages/shared.ts";
import { themes, usePreferences } from "../session/preferences.ts";
import { useSignedIn } from "../session/session.ts";
import { usePreferenceChange } from "../session/usePreferenceChange.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { CheckboxField } from "../ui/CheckboxField.tsx";
import { Columns } from "../ui/Columns.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { SessionTable } from "../ui/SessionTable.tsx";
import { Stack } from "../ui/Stack.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useAction } from "../ui/useAction.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { AccessTokenDialog } from "./AccessTokenDialog.tsx";
import { AccountStores } from "./AccountStores.tsx";
import {
  AccountDocument,
  type AccountQuery,
  ChooseDigestDocument,
  EndOtherSessionsDocument,
  EndOwnSessionDocument,
  UpdateOwnNameDocument,
} from "./account.gql.ts";
import { LinkStoreDialog } from "./LinkStoreDialog.tsx";
import { messages } from "./messages.ts";
import type { AccountDialog } from "./search.ts";
import { ChangeOwnPasswordDocument } from "./secret.gql.ts";

const route = getRouteApi("/signedIn/account");

/** The person's own name, password, stores, sessions and access tokens. */
export function AccountPage() {
  const words = useMessages(messages);
  const search = route.useSearch();
  const { open, close } = useDialogs<AccountDialog>();
  const { data, error, refetch } = useRead(AccountDocument, {});
  if (!data) {
    return (
      <>
        <PageHeader title={words.title} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const { viewer } = data;
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button icon={KeyRound} onClick={() => open("token")}>
            {words.createToken}
          </Button>
        }
      />
      <Columns
        main={
          <>
            <OwnName name={viewer.name} />
            <OwnPassword email={viewer.email} />
            <OwnSessions sessions={viewer.sessions} />
          </>
        }
        side={
          <>
            <Who viewer={viewer} />
            <AccountStores onAdd={() => open("store")} />
            <Look />
            {viewer.emailAvailable && <Digest chosen={viewer.preferences.dailyDigest} />}
          </>
        }
      />
      {search.dialog === "token" && <AccessTokenDialog onClose={close} />}
      {search.dialog === "store" && <LinkStoreDialog onClose={close} />}
    </>
  );
}

function OwnName({ name }: { name: string }) {
  const words = useMessages(messages).name;
  const { mutateAsync: update } = useChange(UpdateOwnNameDocument);
  async function submit(values: FormValues) {
    await update({ input: { name: textOf(values, "name") } });
    notify(words.done);
  }
  return (
    <Card title={words.title}>
      <Form submitLabel={words.submit} onSubmit={submit}>
        <TextField name="name" label={words.label} defaultValue={name} maxLength={200} autoComplete="name" />
      </Form>
    </Card>
  );
}

/** The form to set a new password. A new password ends every session, so this browser signs in again with it. */
function OwnPassword({ email }: { email: string }) {
  const words = useMessages(messages).password;
  const { store } = useSignedIn();
  const [resets, setResets] = useState(0);
  async function submit(values: FormValues) {
    const [oldPassword, newPassword] = [String(values.oldPassword ?? ""), String(values.newPassword ?? "")];
    if (newPassword !== String(values.repeat ?? "")) {
      const wrong = { field: "input.repeat", code: "invalid", message: words.differ };
      throw new ApiError("INVALID_INPUT", words.differ, "", [wrong]);
    }
    await request(ChangeOwnPasswordDocument, { input: { oldPassword, newPassword } });
    await signIn(store.slug, email, newPassword);
    await readPageAgain();
    notify(words.done);
    setResets(resets + 1); // a new key empties the fields
  }
  return (
    <Card title={words.title}>
      <Form key={resets} submitLabel={words.submit} onSubmit={submit}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField name="oldPassword" type="password" label={words.old} autoComplete="current-password" />
        <TextField name="newPassword" type="password" label={words.new} hint={words.hint} autoComplete="new-password" />
        <TextField name="repeat" type="password" label={words.repeat} autoComplete="new-password" />
      </Form>
    </Card>
  );
}

function OwnSessions({ sessions }: { sessions: AccountQuery["viewer"]["sessions"] }) {
  const words = useMessages(messages);
  const { mutateAsync: end } = useChange(EndOwnSessionDocument);
  const endOthers = useAction(EndOtherSessionsDocument, words.endOthers, ({ endOtherSessions: { count } }) =>
    words.endedOthers(count),
  );
  return (
    <SessionTable
      title={words.sessions}
      sessions={sessions}
      onEnd={async (input) => {
        await end({ input });
        notify(words.ended);
      }}
      actions={
        sessions.length > 1 && (
          <Button size="small" busy={endOthers.isPending} onClick={() => endOthers.run({})}>
            {words.endOthers}
          </Button>
        )
      }
    />
  );
}

function Who({ viewer }: { viewer: AccountQuery["viewer"] }) {
  const words = useMessages(messages).facts;
  const { roles } = useMessages(shared);
  const texts = useMessages(roleTexts);
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          { label: words.email, value: viewer.email },
          {
            label: words.role,
            value: (
              <>
                {roles[viewer.role]}
                <br />
                <span className="muted">{texts[viewer.role]}</span>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** The choice whether the person gets the daily e-mail. */
function Digest({ chosen }: { chosen: boolean }) {
  const words = useMessages(messages).digest;
  const { mutateAsync: choose } = useChange(ChooseDigestDocument);
  async function submit({ dailyDigest }: FormValues) {
    const input = { dailyDigest: dailyDigest === true };
    await choose({ input });
    notify(input.dailyDigest ? words.on : words.off);
  }
  return (
    <Card title={words.title}>
      <Form submitLabel={words.submit} onSubmit={submit}>
        <CheckboxField name="dailyDigest" label={words.label} hint={words.hint} defaultChecked={chosen} />
      </Form>
    </Card>
  );
}

function Look() {
  const words = useMessages(messages);
  const { theme, language } = usePreferences();
  const change = usePreferenceChange();
  return (
    <Card title={words.look.title}>
      <Stack>
        <SelectField
          name="language"
          label={words.look.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          choice={{ value: language, onChange: (value) => change({ language: value }) }}
        />
        <SelectField
          name="theme"
          label={words.look.theme}
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
          choice={{ value: theme, onChange: (value) => change({ theme: value }) }}
        />
      </Stack>
    </Card>
  );
}
