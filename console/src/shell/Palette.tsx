import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { type LinkProps, useNavigate } from "@tanstack/react-router";
import { type LucideIcon, ShoppingCart, User } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { messages } from "./messages.ts";
import type { Area } from "./navigation.ts";
import style from "./Palette.module.css";
import { PaletteSearchDocument } from "./palette.gql.ts";

interface Entry {
  value: string;
  label: string;
  detail: string;
  icon: LucideIcon;
  link: LinkProps;
}

interface Group {
  value: string;
  items: Entry[];
}

/** Ctrl-K: finds pages by name, orders by number and customers by name, e-mail or phone, and goes there. */
export function Palette({ areas, onClose }: { areas: readonly Area[]; onClose: () => void }) {
  const words = useMessages(messages).palette;
  const [text, setText] = useState("");
  const groups = useGroups(areas, text.trim());
  const navigate = useNavigate();
  const go = (entry: Entry) => {
    onClose();
    void navigate(entry.link);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={style.backdrop} />
        <Dialog.Popup className={style.popup} aria-label={words.label}>
          <Autocomplete.Root
            open
            inline
            items={groups}
            value={text}
            onValueChange={setText}
            mode="none"
            autoHighlight="always"
            itemToStringValue={(entry) => entry.label}
          >
            <Autocomplete.Input className={style.input} placeholder={words.placeholder} aria-label={words.label} />
            <Autocomplete.Empty className={style.empty}>
              {text.trim().length < 2 ? words.hint : words.empty}
            </Autocomplete.Empty>
            <Autocomplete.List className={style.list}>
              {(group: Group) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className={style.group}>{group.value}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Entry) => (
                      <Autocomplete.Item
                        key={entry.value}
                        value={entry}
                        className={style.item}
                        onClick={() => go(entry)}
                      >
                        <entry.icon size={16} aria-hidden="true" />
                        <span>{entry.label}</span>
                        <small>{entry.detail}</small>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useGroups(areas: readonly Area[], text: string): Group[] {
  const words = useMessages(messages);
  const format = useFormat();
  const statuses = useMessages(shared).statuses.order;
  const asked = useDeferredValue(text);
  const { data } = useRead(
    PaletteSearchDocument,
    { number: asked, customers: customerWhere(asked) },
    { enabled: asked.length >= 2 },
  );
  const found = asked.length >= 2 ? data : undefined;
  const pages = areas
    .filter(({ id }) => words.areas[id].toLowerCase().includes(text.toLowerCase()))
    .map(
      ({ id, to, icon, key }): Entry => ({ value: id, label: words.areas[id], detail: `g ${key}`, icon, link: { to } }),
    );
  const orders = (found?.order ? [found.order] : []).map(
    (order): Entry => ({
      value: order.number,
      label: order.number,
      detail: `${order.customer.name} · ${format.money(order.total)} · ${statuses[order.status]}`,
      icon: ShoppingCart,
      link: { to: "/orders/$number", params: { number: order.number } },
    }),
  );
  const customers = (found?.customers.edges ?? []).map(
    ({ node }): Entry => ({
      value: node.id,
      label: node.name,
      detail: node.email ?? node.linkedPhone ?? "",
      icon: User,
      link: { to: "/customers/$id", params: { id: node.id } },
    }),
  );
  return [
    { value: words.palette.orders, items: orders },
    { value: words.palette.customers, items: customers },
    { value: words.palette.pages, items: pages },
  ].filter((group) => group.items.length > 0);
}

const customerWhere = (text: string) => {
  const digits = text.replace(/[\s().-]/g, "");
  return {
    or: [
      { nameContainsFold: text },
      ...(text.includes("@") ? [{ emailEqualFold: text }] : []),
      ...(/^\+\d{8,15}$/.test(digits) ? [{ phone: digits }] : []),
    ],
  };
};
