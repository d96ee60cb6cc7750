import { useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { BulkDialog } from "../ui/BulkDialog.tsx";
import { SetProductStatusesDocument } from "./bulk.gql.ts";
import { bulkMessages } from "./bulkMessages.ts";
import type { Product } from "./ProductList.tsx";

const statusAfter = { publish: "ACTIVE", withdraw: "INACTIVE", archive: "ARCHIVED" } as const;

export type BulkStep = keyof typeof statusAfter;

interface Props {
  step: BulkStep;
  products: readonly Product[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that puts several products on sale, takes them off sale, or archives them. It says what buyers will see. */
export function ProductBulkDialog({ step, products, onDone, onClose }: Props) {
  const all = useMessages(bulkMessages);
  const words = all[step];
  const { statuses } = useMessages(shared);
  const { mutateAsync: set } = useChange(SetProductStatusesDocument);
  return (
    <BulkDialog
      danger={step === "archive"}
      title={words.title}
      text={words.text}
      rows={products}
      factOf={({ name, status }) => ({ label: name, value: statuses.product[status] })}
      submitLabel={(left) => words.submit(left.length)}
      change={async (ids) => (await set({ input: { ids, status: statusAfter[step] } })).results}
      doneText={words.done}
      failedText={all.failed}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
