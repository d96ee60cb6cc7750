import { useMessages } from "../messages/messages.ts";
import { productKindNames } from "../messages/productKinds.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { CopyId } from "../ui/CopyId.tsx";
import { isId } from "../ui/id.ts";

interface Props {
  subject: string;
  field: string;
  /** The value in the entry, as text. */
  text: string;
}

/** Fields with free text or names: a text in them that looks like a number is not shown as one. */
const written = new Set([
  "description",
  "email",
  "external_ref",
  "linked_phone",
  "name",
  "notes",
  "number",
  "phone",
  "post_sale_instructions",
  "prefix",
  "reason",
  "reference",
  "sku",
  "slug",
  "status_reason",
  "text",
  "url",
]);

const kindOfStatus: Readonly<Record<string, string>> = {
  Order: "order",
  Customer: "customer",
  Recharge: "recharge",
  Product: "product",
  Variation: "variation",
  Category: "variation",
  License: "license",
  StaffMember: "staff",
  WebhookEndpoint: "endpoint",
  Delivery: "delivery",
};

/** The value of a field, formatted by its type: amounts, times, numbers, states and ids. */
export function FieldValue({ subject, field, text }: Props) {
  const words = useMessages(shared);
  const productKinds = useMessages(productKindNames);
  const format = useFormat();
  if (isId(text)) return <CopyId text={text} shown={`${text.slice(0, 13)}…`} />;
  if (written.has(field)) return text;
  const names: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
    status: (words.statuses as Readonly<Record<string, Readonly<Record<string, string>>>>)[kindOfStatus[subject] ?? ""],
    role: words.roles,
    source: words.sources,
    actor_kind: words.actors,
    kind: subject === "WalletTransaction" ? words.transactions : subject === "Product" ? productKinds : undefined,
  };
  const name = names[field]?.[text];
  if (name) return name;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return format.full(text);
  if (/^-?\d{1,15}\.\d\d$/.test(text)) return format.money(text);
  if (/^-?\d{1,15}$/.test(text)) return format.count(Number(text));
  if (text === "true") return words.field.yes;
  if (text === "false") return words.field.no;
  return text;
}
