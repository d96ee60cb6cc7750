import { ApiError } from "../api/error.ts";
import { readOnce, useChange } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Form, type FormValues } from "../ui/Form.tsx";
import { notify } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import { useEdited } from "../ui/useEdited.ts";
import { useMake } from "../ui/useMake.ts";
import {
  CreatePriceTierDocument,
  type CreatePriceTierMutationVariables,
  TierNamedDocument,
  UpdatePriceTierDocument,
} from "./changes.gql.ts";
import { messages } from "./messages.ts";
import { tierMessages } from "./tierMessages.ts";

interface Props {
  tier: { id: string; name: string; level: number; version: number } | undefined;
  onClose: () => void;
}

/** The dialog that changes a tier; without one, it adds a tier. */
export function TierDialog({ tier: current, onClose }: Props) {
  const {
    opened: tier,
    version,
    savedByOthers,
    save,
  } = useEdited(current, ({ name, level }) => ({ name, level: String(level) }));
  const words = useMessages(tierMessages);
  const { add } = useMessages(messages).tier;
  const { mutateAsync } = useChange(CreatePriceTierDocument);
  const create = useMake(mutateAsync, async ({ input }: CreatePriceTierMutationVariables) => {
    const found = (await readOnce(TierNamedDocument, { name: input.name })).priceTiers.edges[0]?.node;
    return found?.level === input.level ? { createPriceTier: found } : undefined;
  });
  const { mutateAsync: update } = useChange(UpdatePriceTierDocument);
  async function submit(values: FormValues) {
    const level = String(values.level ?? "").trim();
    if (!/^-?\d{1,9}$/.test(level)) {
      const wrong = { field: "input.level", code: "invalid", message: words.wholeNumber };
      throw new ApiError("INVALID_INPUT", words.wholeNumber, "", [wrong]);
    }
    const input = { name: String(values.name ?? "").trim(), level: Number(level) };
    if (tier) await save(update({ input: { id: tier.id, version, ...input } }), words.stale, input);
    else await create({ input });
    notify(tier ? words.changed : words.added);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={tier ? words.title : add} text={words.text}>
      <Form submitLabel={tier ? words.save : add} onCancel={onClose} onSubmit={submit} savedByOthers={savedByOthers}>
        <TextField name="name" label={words.name} defaultValue={tier?.name ?? ""} maxLength={100} />
        <TextField
          name="level"
          label={words.level}
          hint={words.levelHint}
          defaultValue={tier ? String(tier.level) : ""}
        />
      </Form>
    </Dialog>
  );
}
