import type { LinkProps } from "@tanstack/react-router";
import {
  HandCoins,
  KeyRound,
  type LucideIcon,
  Package,
  Plus,
  ShoppingCart,
  Store,
  Tag,
  User,
  Webhook,
  Zap,
} from "lucide-react";
import { useRead } from "../api/query.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { openStore } from "../session/openStore.ts";
import { storeMessages } from "../session/storeMessages.ts";
import { LinkedStoresDocument } from "../session/stores.gql.ts";
import { useFormat } from "../session/useFormat.ts";
import { useDebounced } from "../ui/useDebounced.ts";
import { messages } from "./messages.ts";
import type { Area } from "./navigation.ts";
import { PaletteSearchDocument, type PaletteSearchQuery } from "./palette.gql.ts";
import { messages as paletteMessages } from "./paletteMessages.ts";

/** An entry of the palette. It has either a link or an action. */
export interface Entry {
  value: string;
  label: string;
  detail: string;
  icon: LucideIcon;
  link?: LinkProps;
  /** The action, in place of a link. */
  run?: () => void;
  /** Whether it was found for the previous text, and is shown until the results for the current one arrive. */
  isPrevious?: boolean;
}

export interface Group {
  value: string;
  items: Entry[];
}

const minLength = 2; // characters: the API finds nothing for fewer

/** Returns what a text finds: pages, by their names, at once; data of the store when typing pauses, by one request. */
export function usePaletteGroups(areas: readonly Area[], text: string) {
  const words = useMessages(paletteMessages);
  const names = useMessages(messages).areas;
  const searchText = useDebounced(text);
  const isLongEnough = text.length >= minLength;
  const isEnabled = searchText.length >= minLength;
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    PaletteSearchDocument,
    { text: searchText },
    { enabled: isEnabled },
  );
  const entries = useEntries();
  const pages: Entry[] = areas
    .filter(({ id }) => names[id].toLowerCase().includes(text.toLowerCase()))
    .map(({ id, to, icon, key }) => ({ value: id, label: names[id], detail: `g ${key}`, icon, link: { to } }));
  const stores = useStoreEntries(text);
  const isSearching = isLongEnough && (isFetching || searchText !== text);
  const isPrevious = isPlaceholderData || searchText !== text;
  const found = isLongEnough && data ? entries(data.search) : [];
  if (isPrevious) for (const entry of found.flatMap(({ items }) => items)) entry.isPrevious = true;
  const groups: Group[] = [...found, { value: words.pages, items: pages }, { value: words.stores, items: stores }];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching,
    error: isLongEnough && searchText === text ? error : null,
    searchAgain: () => void refetch(),
  };
}

/** The entries that switch to another store, and the one that adds a store, if their names contain the text. */
function useStoreEntries(text: string): Entry[] {
  const words = useMessages(storeMessages);
  const { data } = useRead(LinkedStoresDocument, {});
  const linked = (data?.viewer.stores ?? []).map(
    ({ slug, name }): Entry => ({
      value: `store ${slug}`,
      label: words.switchNamed(name),
      detail: slug,
      icon: Store,
      run: () => void openStore(slug),
    }),
  );
  const add = { to: "/account", search: { dialog: "store" } } as LinkProps;
  return [...linked, { value: "store", label: words.add, detail: "", icon: Plus, link: add }].filter(
    ({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(text.toLowerCase()),
  );
}

/** Returns a function that turns search results into groups of entries. */
function useEntries(): (found: PaletteSearchQuery["search"]) => Group[] {
  const words = useMessages(paletteMessages);
  const { statuses } = useMessages(shared);
  const types = useMessages(eventTexts);
  const format = useFormat();
  const nameOf = useCustomerName();
  return (found) => [
    {
      value: words.orders,
      items: found.orders.map(({ number, total, status, customer }) => ({
        value: number,
        label: number,
        detail: `${nameOf(customer)} · ${format.money(total)} · ${statuses.order[status]}`,
        icon: ShoppingCart,
        link: { to: "/orders/$number", params: { number } },
      })),
    },
    {
      value: words.customers,
      items: found.customers.map(({ id, name, email, phone, externalRef }) => ({
        value: id,
        label: nameOf({ name }),
        detail: [email ?? phone, externalRef].filter(Boolean).join(" · "),
        icon: User,
        link: { to: "/customers/$id", params: { id } },
      })),
    },
    {
      value: words.products,
      items: [
        ...found.products.map(({ slug, name, status }) => ({
          value: `product ${slug}`,
          label: name,
          detail: statuses.product[status],
          icon: Package,
          link: { to: "/products/$slug", params: { slug } } as LinkProps,
        })),
        ...found.variations.map(({ sku, product: { slug, name } }) => ({
          value: `variation ${sku}`,
          label: sku,
          detail: name,
          icon: Tag,
          link: { to: "/products/$slug", params: { slug } } as LinkProps,
        })),
      ],
    },
    {
      value: words.recharges,
      items: found.recharges.map(({ id, reference, amount, status, customer }) => ({
        value: id,
        label: reference || id,
        detail: `${nameOf(customer)} · ${format.money(amount)} · ${statuses.recharge[status]}`,
        icon: HandCoins,
        link: { to: "/recharges", search: { view: "ALL", id } },
      })),
    },
    {
      value: words.licenses,
      items: found.licenses.map(({ id, externalRef, status, variation }) => ({
        value: id,
        label: externalRef ?? id,
        detail: `${variation.sku} · ${statuses.license[status]}`,
        icon: KeyRound,
        link: { to: "/licenses", search: { id } },
      })),
    },
    {
      value: words.webhooks,
      items: [
        ...found.deliveries.map(({ id, status, event: { type }, endpoint: { url } }) => ({
          value: `delivery ${id}`,
          label: url,
          detail: `${types[type]} · ${statuses.delivery[status]}`,
          icon: Webhook,
          link: { to: "/deliveries/$id", params: { id } } as LinkProps,
        })),
        ...found.events.map(({ id, type, createdAt }) => ({
          value: `event ${id}`,
          label: types[type],
          detail: format.time(createdAt),
          icon: Zap,
          link: { to: "/events", search: { event: id } } as LinkProps,
        })),
      ],
    },
  ];
}
