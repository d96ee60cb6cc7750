import { ApiError } from "../api/error.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { type SavedView, setPreferences } from "../session/preferences.ts";
import { Dialog } from "./Dialog.tsx";
import { Form } from "./Form.tsx";
import { textOf } from "./forms.ts";
import { TextField } from "./TextField.tsx";

interface Props {
  onClose: () => void;
  /** The view to save; without a name, it is a new one. */
  view: SavedView;
  /** The other views of the list. */
  others: readonly SavedView[];
}

/** The dialog that names a view of a list and saves it in the person's preferences. */
export function SaveViewDialog({ onClose, view, others }: Props) {
  const words = useMessages(shared).views;
  async function save(name: string) {
    if (others.some((other) => other.name === name)) {
      throw new ApiError("INVALID_INPUT", words.taken, "", [
        { field: "saveView.name", code: "duplicate", message: words.taken },
      ]);
    }
    await setPreferences({ saveView: { ...view, name, ...(view.name && { was: view.name }) } });
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={view.name ? words.renameTitle : words.saveTitle} text={words.text}>
      <Form
        submitLabel={view.name ? words.rename : words.save}
        onSubmit={(values) => save(textOf(values, "saveView.name"))}
        onCancel={onClose}
      >
        <TextField name="saveView.name" label={words.name} defaultValue={view.name} maxLength={80} />
      </Form>
    </Dialog>
  );
}
