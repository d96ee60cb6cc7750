import type { LinkProps } from "@tanstack/react-router";
import {
  Bot,
  FileDown,
  FileUp,
  FolderTree,
  HandCoins,
  IdCard,
  KeyRound,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ScrollText,
  Settings,
  ShoppingCart,
  Tags,
  Users,
  Webhook,
  Zap,
} from "lucide-react";
import type { Permission } from "../api/schema.gql.ts";
import type { messages } from "./messages.ts";

export interface Area {
  /** The key of its name in messages.areas. */
  id: keyof (typeof messages)["en"]["areas"];
  to: LinkProps["to"] & string;
  icon: LucideIcon;
  /** The permission without which it is hidden. */
  permission: Permission;
  /** The key after g that opens it. */
  key: string;
  group: keyof (typeof messages)["en"]["groups"];
}

/** The areas of the console, in the order in which the navigation, the palette and the help show them. */
export const areas: readonly Area[] = [
  { id: "dashboard", to: "/", icon: LayoutDashboard, permission: "READ", key: "d", group: "sell" },
  { id: "orders", to: "/orders", icon: ShoppingCart, permission: "READ", key: "o", group: "sell" },
  { id: "customers", to: "/customers", icon: Users, permission: "READ", key: "c", group: "sell" },
  { id: "recharges", to: "/recharges", icon: HandCoins, permission: "READ", key: "r", group: "sell" },
  { id: "products", to: "/products", icon: Package, permission: "READ", key: "p", group: "catalogue" },
  { id: "categories", to: "/categories", icon: FolderTree, permission: "READ", key: "t", group: "catalogue" },
  { id: "tiers", to: "/tiers", icon: Layers, permission: "READ", key: "f", group: "catalogue" },
  { id: "prices", to: "/prices", icon: Tags, permission: "READ", key: "i", group: "catalogue" },
  { id: "licenses", to: "/licenses", icon: KeyRound, permission: "READ", key: "l", group: "catalogue" },
  { id: "imports", to: "/imports", icon: FileUp, permission: "CATALOGUE_WRITE", key: "m", group: "catalogue" },
  { id: "webhooks", to: "/webhooks", icon: Webhook, permission: "READ", key: "w", group: "operate" },
  { id: "events", to: "/events", icon: Zap, permission: "READ", key: "e", group: "operate" },
  { id: "exports", to: "/exports", icon: FileDown, permission: "EXPORT", key: "x", group: "operate" },
  { id: "audit", to: "/audit", icon: ScrollText, permission: "AUDIT_READ", key: "a", group: "operate" },
  { id: "staff", to: "/settings/staff", icon: IdCard, permission: "STAFF_WRITE", key: "s", group: "store" },
  { id: "tokens", to: "/settings/tokens", icon: Bot, permission: "TOKENS_WRITE", key: "b", group: "store" },
  { id: "settings", to: "/settings", icon: Settings, permission: "SETTINGS_WRITE", key: ",", group: "store" },
];

export const groups = ["sell", "catalogue", "operate", "store"] as const satisfies readonly Area["group"][];
