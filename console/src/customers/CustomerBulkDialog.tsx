import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { BlockCustomersDocument, SetCustomersTierDocument, UnblockCustomersDocument } from "./bulk.gql.ts";
import { bulkMessages } from "./bulkMessages.ts";
import type { Customer } from "./CustomerList.tsx";
import { messages } from "./messages.ts";

export type BulkKind = "tier" | "block" | "unblock";

interface Props {
  kind: BulkKind;
  customers: readonly Customer[];
  tiers: readonly { id: string; name: string }[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that changes the tier of several customers, or blocks or unblocks them. */
export function CustomerBulkDialog({ kind, customers, tiers, onDone, onClose }: Props) {
  const all = useMessages(bulkMessages);
  const words = all[kind];
  const { noTier } = useMessages(messages);
  const { statuses } = useMessages(shared);
  const nameOf = useCustomerName();
  const change = useBulk(kind);
  return (
    <BulkDialog
      danger={kind === "block"}
      title={words.title}
      text={words.text}
      rows={customers}
      factOf={(customer) => ({
        label: nameOf(customer),
        value: kind === "tier" ? (customer.tier?.name ?? noTier) : statuses.customer[customer.status],
      })}
      submitLabel={(left) => words.submit(left.length)}
      change={(ids, values) => change(ids, String(values.tierId ?? ""))}
      doneText={words.done}
      failedText={all.failed}
      onDone={onDone}
      onClose={onClose}
    >
      {kind === "tier" && (
        <SelectField
          name="tierId"
          label={all.tier.field}
          defaultValue=""
          options={[{ value: "", label: noTier }, ...tiers.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
    </BulkDialog>
  );
}

function useBulk(kind: BulkKind) {
  const { mutateAsync: setTier } = useChange(SetCustomersTierDocument);
  const { mutateAsync: block } = useChange(BlockCustomersDocument);
  const { mutateAsync: unblock } = useChange(UnblockCustomersDocument);
  return async (ids: string[], tierId: string) => {
    if (kind === "tier") return (await setTier({ input: { ids, ...(tierId && { tierId }) } })).results;
    return (await { block, unblock }[kind]({ input: { ids } })).results;
  };
}
