import { Fragment, type ReactNode, useRef, useState } from "react";
import { useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { typedAmount } from "../ui/amounts.ts";
import { Card } from "../ui/Card.tsx";
import { Columns } from "../ui/Columns.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { numberOf, textOf } from "../ui/forms.ts";
import { LeaveQuestion } from "../ui/LeaveQuestion.tsx";
import { MoneyField } from "../ui/MoneyField.tsx";
import { notify } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { Time } from "../ui/Time.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { messages } from "./messages.ts";
import {
  StoreSettingsDocument,
  type StoreSettingsQuery,
  UpdateSettingsDocument,
  type UpdateSettingsInput,
} from "./settings.gql.ts";

type Store = StoreSettingsQuery["store"];

/** The page of the store's settings. Each section is saved separately. */
export function SettingsPage() {
  const words = useMessages(messages);
  const { data, error, refetch } = useRead(StoreSettingsDocument, {});
  if (!data) {
    return (
      <>
        <PageHeader title={words.title} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const { store } = data;
  return (
    <>
      <PageHeader title={words.title} />
      <Columns
        main={
          <>
            <General store={store} />
            <Stock store={store} />
            <Money store={store} />
            <Backorders store={store} />
          </>
        }
        side={<Fixed store={store} />}
      />
    </>
  );
}

type Change = Omit<UpdateSettingsInput, "version">;

interface SectionProps {
  title: string;
  store: Store;
  /** Returns the text that each field shows. A field has the name of its setting. */
  shown: (store: Store) => Record<string, string>;
  read: (values: FormValues) => Change;
  /** Renders the fields. The store is the one before the person began to type. */
  children: (store: Store) => ReactNode;
}

/** The form of a section. Its fields follow changes of the store until the person types into them, and again after the save. */
function Section({ title, store, shown, read, children }: SectionProps) {
  const words = useMessages(messages);
  const [isTouched, setTouched] = useState(false);
  const { opened, version, savedByOthers, save } = useEdited(store, shown, isTouched);
  const inputs = useRef(0); // counts input events
  const [drawn, setDrawn] = useState(opened); // the store whose values the fields started with
  if (!isTouched && drawn !== opened) setDrawn(opened);
  // By the names of the fields, as the shown texts depend on the language.
  const settings = Object.keys(shown(drawn)).map((name) => drawn[name as keyof Store]);
  const { mutateAsync: update } = useChange(UpdateSettingsDocument);
  async function submit(values: FormValues) {
    const change = read(values);
    const before = inputs.current;
    const sent = Object.keys(shown(opened)).map((name) => [name, change[name as keyof Change] ?? null]); // null: cleared
    await save(update({ input: { version, ...change } }), words.stale, Object.fromEntries(sent));
    if (inputs.current === before) setTouched(false);
    notify(words.saved);
  }
  return (
    <Card title={title}>
      <LeaveQuestion unsaved={isTouched} words={{ ...words.leave, text: words.leave.text(title) }} />
      <div
        onInput={() => {
          inputs.current++;
          setTouched(true);
        }}
      >
        <Form submitLabel={words.save} onSubmit={submit} savedByOthers={savedByOthers}>
          <Fragment key={JSON.stringify(settings)}>{children(drawn)}</Fragment>
        </Form>
      </div>
    </Card>
  );
}

function General({ store }: { store: Store }) {
  const words = useMessages(messages).general;
  const zones = Intl.supportedValuesOf("timeZone");
  return (
    <Section
      title={words.title}
      store={store}
      shown={({ name, timezone }) => ({ name, timezone })}
      read={(values) => ({ name: textOf(values, "name"), timezone: textOf(values, "timezone") })}
    >
      {({ name, timezone }) => (
        <>
          <TextField name="name" label={words.name} defaultValue={name} maxLength={200} />
          <SelectField
            name="timezone"
            label={words.timezone}
            hint={words.timezoneHint}
            defaultValue={timezone}
            options={[...new Set([timezone, "UTC", ...zones])].sort().map((value) => ({ value, label: value }))}
          />
        </>
      )}
    </Section>
  );
}

function Stock({ store }: { store: Store }) {
  const { stock: words, wholeNumber } = useMessages(messages);
  const shown = ({ lowStockDefault }: Store) => ({ lowStockDefault: String(lowStockDefault) });
  return (
    <Section
      title={words.title}
      store={store}
      shown={shown}
      read={(values) => ({ lowStockDefault: numberOf(values, "lowStockDefault", wholeNumber) })}
    >
      {(opened) => (
        <TextField
          name="lowStockDefault"
          label={words.lowStockDefault}
          hint={words.hint}
          defaultValue={shown(opened).lowStockDefault}
        />
      )}
    </Section>
  );
}

function Money({ store }: { store: Store }) {
  const words = useMessages(messages).money;
  const format = useFormat();
  const read = (values: FormValues): Change => {
    const review = textOf(values, "rechargeReviewLimit");
    const refund = textOf(values, "supportRefundLimit");
    return {
      ...(review ? { rechargeReviewLimit: typedAmount(review) } : { clearRechargeReviewLimit: true }),
      ...(refund ? { supportRefundLimit: typedAmount(refund) } : { clearSupportRefundLimit: true }),
    };
  };
  const amount = (limit: string | null) => (limit ? format.amount(limit) : "");
  return (
    <Section
      title={words.title}
      store={store}
      shown={({ rechargeReviewLimit, supportRefundLimit }) => ({
        rechargeReviewLimit: amount(rechargeReviewLimit),
        supportRefundLimit: amount(supportRefundLimit),
      })}
      read={read}
    >
      {({ rechargeReviewLimit, supportRefundLimit }) => (
        <>
          <MoneyField
            name="rechargeReviewLimit"
            label={words.review}
            hint={words.reviewHint}
            amount={rechargeReviewLimit ?? undefined}
            optional
          />
          <MoneyField
            name="supportRefundLimit"
            label={words.refund}
            hint={words.refundHint}
            amount={supportRefundLimit ?? undefined}
            optional
          />
        </>
      )}
    </Section>
  );
}

function Backorders({ store }: { store: Store }) {
  const { backorders: words, wholeNumber } = useMessages(messages);
  const shown = (row: Store) => ({ backorderDeadlineHours: String(row.backorderDeadlineHours ?? "") });
  const read = (values: FormValues): Change =>
    textOf(values, "backorderDeadlineHours")
      ? { backorderDeadlineHours: numberOf(values, "backorderDeadlineHours", wholeNumber) }
      : { clearBackorderDeadlineHours: true };
  return (
    <Section title={words.title} store={store} shown={shown} read={read}>
      {(opened) => (
        <TextField
          name="backorderDeadlineHours"
          label={words.hours}
          hint={words.hint}
          defaultValue={shown(opened).backorderDeadlineHours}
          optional
        />
      )}
    </Section>
  );
}

function Fixed({ store }: { store: Store }) {
  const words = useMessages(messages).facts;
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          { label: words.slug, value: <CopyId text={store.slug} /> },
          { label: words.currency, value: store.currency },
          { label: words.mode, value: store.livemode ? words.live : words.test },
          { label: words.since, value: <Time at={store.createdAt} /> },
          { label: words.changed, value: <Time at={store.updatedAt} /> },
          { label: words.id, value: <CopyId text={store.id} shown={`${store.id.slice(0, 13)}…`} /> },
        ]}
      />
    </Card>
  );
}
