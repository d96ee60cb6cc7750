import { Link, type LinkProps } from "@tanstack/react-router";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { isId } from "../ui/id.ts";
import style from "./EntryDialog.module.css";
import type { AuditEntryQuery } from "./entry.gql.ts";
import { messages } from "./messages.ts";
import { AuditSubjectDocument, type AuditSubjectQuery } from "./subject.gql.ts";

type Entry = AuditEntryQuery["auditEntries"]["edges"][number]["node"];

/** A link to the page of the entry's subject, if it has one. */
export function SubjectLink({ entry }: { entry: Entry }) {
  const words = useMessages(messages).entry;
  const { subjectType: type, subjectId: id } = entry;
  const lookups = { order: type === "Order", product: type === "Product", variation: type === "Variation" };
  const needsLookup = Object.values(lookups).includes(true);
  const { data, isPlaceholderData } = useRead(AuditSubjectDocument, { id, ...lookups }, { enabled: needsLookup });
  const link = linkOf(entry, isPlaceholderData ? undefined : data);
  return (
    link && (
      <Link {...link} className={style.open}>
        {words.open}
      </Link>
    )
  );
}

/** The link to the entry's subject. Pages whose address has a number or a slug need `found`; it has none for a deleted subject. */
function linkOf(entry: Entry, found: AuditSubjectQuery | undefined): LinkProps | undefined {
  const id = entry.subjectId;
  const slug = found?.product?.slug ?? found?.variation?.product.slug;
  switch (entry.subjectType) {
    case "Order":
      return found?.order ? { to: "/orders/$number", params: { number: found.order.number } } : undefined;
    case "Product":
    case "Variation":
      return slug ? { to: "/products/$slug", params: { slug } } : undefined;
    case "Customer":
      return { to: "/customers/$id", params: { id } };
    case "WalletTransaction":
      return customerOf(entry, "wallet");
    case "Recharge":
      return customerOf(entry, "recharges");
    case "Comment":
      return customerOf(entry);
    case "Category":
      return { to: "/categories" };
    case "PriceTier":
      return { to: "/tiers" };
    case "License":
      return { to: "/licenses", search: { id } };
    case "LicenseBatch":
      return { to: "/licenses/batches/$id", params: { id } };
    case "StaffMember":
      return { to: "/settings/staff/$id", params: { id } };
    case "StaffSession": {
      const staff = fieldOf(entry, "staff_id");
      return staff ? { to: "/settings/staff/$id", params: { id: staff } } : undefined;
    }
    case "APIToken":
      return { to: "/settings/tokens" };
    case "WebhookEndpoint":
      return { to: "/webhooks/$id", params: { id } };
    case "Delivery":
      return { to: "/deliveries/$id", params: { id } };
    case "Store":
      return { to: "/settings" };
    case "Export":
      return { to: "/exports" };
    case "Import":
      return { to: "/imports" };
    default:
      return undefined;
  }
}

function customerOf(entry: Entry, tab?: "wallet" | "recharges"): LinkProps | undefined {
  const id = fieldOf(entry, "customer_id");
  return id ? { to: "/customers/$id", params: { id }, search: tab ? { tab } : {} } : undefined;
}

/** An id in a field of the entry, if the field holds one. */
function fieldOf({ before, after }: Entry, name: string): string | undefined {
  for (const state of [after, before]) {
    const value = (state as Record<string, unknown> | null)?.[name];
    if (isId(value)) return value;
  }
}
