import { Menu } from "@base-ui/react/menu";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { openStore } from "../session/openStore.ts";
import { storeMessages } from "../session/storeMessages.ts";
import { LinkedStoresDocument } from "../session/stores.gql.ts";
import menu from "../ui/Menu.module.css";
import { MenuPopup } from "../ui/MenuPopup.tsx";
import type { PopupState } from "../ui/usePopup.ts";
import style from "./StoreMenu.module.css";

/** The stores into which one can switch. */
export function StoreMenu({ popup }: { popup: PopupState }) {
  const words = useMessages(storeMessages);
  const { roles } = useMessages(shared);
  const { data } = useRead(LinkedStoresDocument, {});
  const navigate = useNavigate();
  const isAdding = useRef(false);
  function addIfChosen() {
    if (isAdding.current) void navigate({ to: "/account", search: { dialog: "store" } });
    isAdding.current = false;
  }
  const add = () => {
    isAdding.current = true;
  };
  const stores = data?.viewer.stores ?? [];
  return (
    <MenuPopup label={words.title} align="start" onClosed={addIfChosen} {...popup}>
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
      <Menu.Item className={menu.item} onClick={add}>
        <Plus size={16} aria-hidden="true" />
        {words.add}
      </Menu.Item>
    </MenuPopup>
  );
}
