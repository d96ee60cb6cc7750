import { Fragment, type ReactNode } from "react";
import { useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { typedAmount } from "../ui/amounts.ts";
import { Card } from "../ui/Card.tsx";
import { Columns } from "../ui/Columns.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { MoneyField, SelectField, TextField } from "../ui/Field.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { numberOf, textOf, unlessStale } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { Time } from "../ui/Time.tsx";
import { messages } from "./messages.ts";
import {
  StoreSettingsDocument,
  type StoreSettingsQuery,
  UpdateSettingsDocument,
  type UpdateSettingsInput,
} from "./settings.gql.ts";

type Store = StoreSettingsQuery["store"];

/** The settings of the store: each section is saved by itself. */
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

/** A form of one section. Its fields are made anew when the store has other values of them. */
function Section({
  title,
  store,
  saved,
  read,
  children,
}: {
  title: string;
  store: Store;
  /** What the fields show at first. */
  saved: readonly (string | number | null)[];
  read: (values: FormValues) => Change;
  children: ReactNode;
}) {
  const words = useMessages(messages);
  const { mutateAsync: update } = useChange(UpdateSettingsDocument);
  async function submit(values: FormValues) {
    await unlessStale(update({ input: { version: store.version, ...read(values) } }), words.stale);
    notify(words.saved);
  }
  return (
    <Card title={title}>
      <Form submitLabel={words.save} onSubmit={submit}>
        <Fragment key={JSON.stringify(saved)}>{children}</Fragment>
      </Form>
    </Card>
  );
}

function General({ store }: { store: Store }) {
  const words = useMessages(messages).general;
  const zones = Intl.supportedValuesOf("timeZone");
  const options = [...new Set([store.timezone, "UTC", ...zones])].sort().map((value) => ({ value, label: value }));
  return (
    <Section
      title={words.title}
      store={store}
      saved={[store.name, store.timezone]}
      read={(values) => ({ name: textOf(values, "name"), timezone: textOf(values, "timezone") })}
    >
      <TextField name="name" label={words.name} defaultValue={store.name} maxLength={200} />
      <SelectField
        name="timezone"
        label={words.timezone}
        hint={words.timezoneHint}
        defaultValue={store.timezone}
        options={options}
      />
    </Section>
  );
}

function Stock({ store }: { store: Store }) {
  const { stock: words, wholeNumber } = useMessages(messages);
  return (
    <Section
      title={words.title}
      store={store}
      saved={[store.lowStockDefault]}
      read={(values) => ({ lowStockDefault: numberOf(values, "lowStockDefault", wholeNumber) })}
    >
      <TextField
        name="lowStockDefault"
        label={words.lowStockDefault}
        hint={words.hint}
        defaultValue={String(store.lowStockDefault)}
      />
    </Section>
  );
}

function Money({ store }: { store: Store }) {
  const words = useMessages(messages).money;
  const read = (values: FormValues): Change => {
    const review = textOf(values, "rechargeReviewLimit");
    const refund = textOf(values, "supportRefundLimit");
    return {
      ...(review ? { rechargeReviewLimit: typedAmount(review) } : { clearRechargeReviewLimit: true }),
      ...(refund ? { supportRefundLimit: typedAmount(refund) } : { clearSupportRefundLimit: true }),
    };
  };
  return (
    <Section
      title={words.title}
      store={store}
      saved={[store.rechargeReviewLimit, store.supportRefundLimit]}
      read={read}
    >
      <MoneyField
        name="rechargeReviewLimit"
        label={words.review}
        hint={words.reviewHint}
        amount={store.rechargeReviewLimit ?? undefined}
        optional
      />
      <MoneyField
        name="supportRefundLimit"
        label={words.refund}
        hint={words.refundHint}
        amount={store.supportRefundLimit ?? undefined}
        optional
      />
    </Section>
  );
}

function Backorders({ store }: { store: Store }) {
  const { backorders: words, wholeNumber } = useMessages(messages);
  const read = (values: FormValues): Change =>
    textOf(values, "backorderDeadlineHours")
      ? { backorderDeadlineHours: numberOf(values, "backorderDeadlineHours", wholeNumber) }
      : { clearBackorderDeadlineHours: true };
  return (
    <Section title={words.title} store={store} saved={[store.backorderDeadlineHours]} read={read}>
      <TextField
        name="backorderDeadlineHours"
        label={words.hours}
        hint={words.hint}
        defaultValue={String(store.backorderDeadlineHours ?? "")}
        optional
      />
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
