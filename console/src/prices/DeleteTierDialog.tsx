import { readOnce, useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { textOf, unlessDeleted } from "../ui/forms.ts";
import { notify } from "../ui/notices.ts";
import { SavedMeanwhile } from "../ui/SavedMeanwhile.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import type { Tier } from "./TierList.tsx";
import { tierMessages } from "./tierMessages.ts";
import { DeletePriceTierDocument, TierUseDocument } from "./tiers.gql.ts";

/** The dialog that deletes a tier. It says what happens to the tier's customers and prices. */
export function DeleteTierDialog(props: { tiers: readonly Tier[]; tier: Tier; onClose: () => void }) {
  const { tiers, tier: current, onClose } = props;
  const {
    opened: tier,
    version,
    savedByOthers,
    save,
  } = useEdited(current, ({ name, level }) => ({ name, level: String(level) }));
  const words = useMessages(tierMessages);
  const { count } = useFormat();
  const { data, error, refetch } = useRead(TierUseDocument, { id: tier.id });
  const { mutateAsync: remove } = useChange(DeletePriceTierDocument);
  const customers = data?.customers.totalCount ?? 0;
  const prices = data?.tierPrices.totalCount ?? 0;
  async function submit(values: FormValues) {
    const moveCustomersTo = textOf(values, "moveCustomersTo");
    const choice = moveCustomersTo ? { moveCustomersTo } : { clearCustomers: customers > 0 };
    const deletion = remove({ input: { id: tier.id, version, ...choice } });
    const find = async () => (await readOnce(TierUseDocument, { id: tier.id })).priceTier;
    await save(unlessDeleted(deletion, find), words.staleDelete).catch(async (error) => {
      await refetch(); // customers may have been added to the tier meanwhile
      throw error;
    });
    notify(words.deleted);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={words.delete(tier.name)} text={words.deleteText}>
      <Form
        danger
        submitLabel={words.deleteTier}
        disabled={!data}
        onCancel={onClose}
        onSubmit={submit}
        savedByOthers={savedByOthers}
      >
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {Object.keys(savedByOthers).map((name) => (
          <SavedMeanwhile key={name} name={name} />
        ))}
        {prices > 0 && <p>{words.losesPrices(prices, count(prices))}</p>}
        {customers > 0 && (
          <SelectField
            name="moveCustomersTo"
            label={words.itsCustomers(customers, count(customers))}
            options={[
              { value: "", label: words.noTier },
              ...tiers.filter(({ id }) => id !== tier.id).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Form>
    </Dialog>
  );
}
