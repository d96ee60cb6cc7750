import { Menu } from "@base-ui/react/menu";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { openStore } from "../session/openStore.ts";
import { storeMessages } from "../session/storeMessages.ts";
import { LinkedStoresDocument } from "../session/stores.gql.ts";
import menu from "../ui/Menu.module.css";
import { MenuPopup } from "../ui/MenuPopup.tsx";
import { useChosen } from "../ui/useChosen.ts";
import type { PopupState } from "../ui/usePopup.ts";
import style from "./StoreMenu.module.css";

/** The menu of the stores to which the person can switch. */
export function StoreMenu({ popup }: { popup: PopupState }) {
  const words = useMessages(storeMessages);
  const { roles } = useMessages(shared);
  const { data } = useRead(LinkedStoresDocument, {});
  const navigate = useNavigate();
  const { choose, onClosed } = useChosen();
  const stores = data?.viewer.stores ?? [];
  return (
    <MenuPopup label={words.title} align="start" onClosed={onClosed} {...popup}>
      {stores.length > 0 && (
        <>
          <Menu.Group>
            <Menu.GroupLabel className={menu.label}>{words.switchTo}</Menu.GroupLabel>
            {stores.map((store) => (
              <Menu.Item key={store.slug} className={menu.item} onClick={() => void openStore(store.slug)}>
                <span className={style.name}>{store.name}</span>
                <small className="muted">
                  {[store.slug, !store.livemode && words.test, roles[store.role]].filter(Boolean).join(" · ")}
                </small>
              </Menu.Item>
            ))}
          </Menu.Group>
          <div className={menu.separator} />
        </>
      )}
      <Menu.Item
        className={menu.item}
        onClick={choose(() => void navigate({ to: "/account", search: { dialog: "store" } }))}
      >
        <Plus size={16} aria-hidden="true" />
        {words.add}
      </Menu.Item>
    </MenuPopup>
  );
}
