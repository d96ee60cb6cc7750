import { Menu } from "@base-ui/react/menu";
import { Pencil, Trash2 } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./Menu.module.css";
import { MenuPopup } from "./MenuPopup.tsx";
import { useChosen } from "./useChosen.ts";
import type { PopupState } from "./usePopup.ts";

interface Props {
  label: string;
  popup: PopupState;
  onRename: () => void;
  onRemove: () => void;
}

/** The menu of a person's own view. */
export function ViewMenu({ label, popup, onRename, onRemove }: Props) {
  const words = useMessages(shared).views;
  const { choose, onClosed } = useChosen();
  return (
    <MenuPopup label={label} onClosed={onClosed} {...popup}>
      <Menu.Item className={style.item} onClick={choose(onRename)}>
        <Pencil size={16} aria-hidden="true" />
        {words.rename}
      </Menu.Item>
      <Menu.Item className={style.item} onClick={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
        {words.remove}
      </Menu.Item>
    </MenuPopup>
  );
}
