import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { request } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { useCustomerName } from "../messages/useCustomerName.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Form } from "../ui/Form.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { Time } from "../ui/Time.tsx";
import { FindLicensesDocument, type FindLicensesMutation } from "./find.gql.ts";
import { messages } from "./messages.ts";

type Found = FindLicensesMutation["findLicenses"][number];

/**
 * The dialog that finds a license by its key. The key is kept in the form and in the request only, and is removed when the result
 * is shown.
 */
export function FindLicenseDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages).find;
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [searches, setSearches] = useState(0);
  async function find(credentials: string) {
    setFound(null); // the previous result is of another key
    const { findLicenses } = await request(FindLicensesDocument, { input: { credentials } });
    setFound(findLicenses);
    setSearches(searches + 1); // a new key empties the form
  }
  return (
    <Dialog open onClose={onClose} title={words.action} text={words.text}>
      <Form key={searches} submitLabel={words.submit} onSubmit={({ credentials }) => find(String(credentials ?? ""))}>
        <TextArea name="credentials" label={words.key} maxLength={4096} />
      </Form>
      <div aria-live="polite">
        {found?.length === 0 && <p>{words.none}</p>}
        {found?.map((license) => (
          <FoundLicense key={license.id} license={license} />
        ))}
      </div>
    </Dialog>
  );
}

function FoundLicense({ license }: { license: Found }) {
  const words = useMessages(messages);
  const nameOf = useCustomerName();
  const { variation, item } = license;
  return (
    <Facts
      facts={[
        {
          label: words.columns.what,
          value: (
            <>
              <Link to="/products/$slug" params={{ slug: variation.product.slug }}>
                {variation.product.name}
              </Link>{" "}
              <code>{variation.sku}</code>
            </>
          ),
        },
        { label: words.columns.status, value: <StatusBadge kind="license" status={license.status} /> },
        ...(license.soldAt ? [{ label: words.find.soldAt, value: <Time at={license.soldAt} /> }] : []),
        {
          label: words.order,
          value: item ? (
            <Link to="/orders/$number" params={{ number: item.order.number }}>
              {item.order.number}
            </Link>
          ) : (
            words.find.neverSold
          ),
        },
        ...(item
          ? [
              {
                label: words.customer,
                value: (
                  <Link to="/customers/$id" params={{ id: item.order.customer.id }}>
                    {nameOf(item.order.customer)}
                  </Link>
                ),
              },
            ]
          : []),
        {
          label: words.find.batch,
          value: (
            <Link to="/licenses/batches/$id" params={{ id: license.batch.id }}>
              {words.find.openBatch}
            </Link>
          ),
        },
      ]}
    />
  );
}
