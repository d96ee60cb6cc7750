import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { FilterMenu } from "../ui/FilterMenu.tsx";
import { RadioOptions } from "../ui/RadioOptions.tsx";
import { messages } from "./messages.ts";
import { LicenseBatchesDocument, type LicenseBatchesQuery } from "./upload.gql.ts";

type Batch = Pick<
  LicenseBatchesQuery["licenseBatches"]["edges"][number]["node"],
  "variation" | "createdAt" | "created"
>;

interface Props {
  chosen: string | undefined;
  /** The chosen upload, once it is read, for its name. */
  batch: Batch | undefined;
  /** The variation whose uploads are offered; undefined for all. */
  variation: string | undefined;
  onChange: (batch: string | undefined) => void;
}

/** A filter by upload. It reads the latest uploads when it is opened. */
export function BatchFilter(props: Props) {
  const { chosen, batch, onChange } = props;
  const words = useMessages(messages);
  const nameOf = useBatchName();
  return (
    <FilterMenu
      label={words.filters.batch}
      value={chosen ? (batch ? nameOf(batch) : "…") : ""}
      onClear={() => onChange(undefined)}
    >
      <LatestBatches {...props} />
    </FilterMenu>
  );
}

function LatestBatches({ chosen, variation, onChange }: Props) {
  const words = useMessages(messages);
  const nameOf = useBatchName();
  const latest = useRead(LicenseBatchesDocument, { where: variation ? { variationId: variation } : {} }).data;
  return (
    <RadioOptions
      label={words.filters.batch}
      options={(latest?.licenseBatches.edges ?? []).map(({ node }) => ({ id: node.id, name: nameOf(node) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

function useBatchName() {
  const words = useMessages(messages);
  const format = useFormat();
  return ({ variation, createdAt, created }: Batch) =>
    words.batchName(variation.sku, format.time(createdAt), format.count(created));
}
