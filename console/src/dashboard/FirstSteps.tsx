import { Link, type LinkProps } from "@tanstack/react-router";
import { Circle, CircleCheck } from "lucide-react";
import { useRead } from "../api/query.ts";
import type { Permission } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { usePreferences } from "../session/preferences.ts";
import { useSignedIn } from "../session/session.ts";
import { usePreferenceChange } from "../session/usePreferenceChange.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import style from "./FirstSteps.module.css";
import { FirstStepsDocument } from "./firstSteps.gql.ts";
import { messages } from "./messages.ts";

type Step = "product" | "licenses" | "customer" | "token" | "webhook";

/** The page and the permission of each step. */
const pages: Record<Step, { permission: Permission; link: LinkProps }> = {
  product: { permission: "CATALOGUE_WRITE", link: { to: "/products", search: { dialog: "create" } } },
  licenses: { permission: "LICENSES_WRITE", link: { to: "/licenses/upload" } },
  customer: { permission: "CUSTOMERS_WRITE", link: { to: "/customers", search: { dialog: "create" } } },
  token: { permission: "TOKENS_WRITE", link: { to: "/settings/tokens", search: { dialog: "create" } } },
  webhook: { permission: "WEBHOOKS_WRITE", link: { to: "/webhooks", search: { dialog: "register" } } },
};

/**
 * The steps that a new store needs before it can sell by itself. They are shown to people who may do all of them, until they are
 * done or the person hides them.
 */
export function FirstSteps() {
  const words = useMessages(messages).firstSteps;
  const { viewer } = useSignedIn();
  const { firstStepsHidden } = usePreferences();
  const change = usePreferenceChange();
  const mayDoAll = Object.values(pages).every(({ permission }) => viewer.permissions.includes(permission));
  const enabled = mayDoAll && !firstStepsHidden;
  const { data } = useRead(FirstStepsDocument, { tokens: enabled }, { enabled });
  if (!enabled || !data) return null;
  const done: Record<Step, boolean> = {
    product: data.products.totalCount > 0,
    licenses: data.licenses.totalCount > 0,
    customer: data.customers.totalCount > 0,
    token: (data.apiTokens?.totalCount ?? 0) > 0,
    webhook: data.webhookEndpoints.totalCount > 0,
  };
  const steps = Object.keys(pages) as Step[];
  const left = steps.filter((step) => !done[step]);
  if (left.length === 0) return null;
  return (
    <Card
      title={words.title}
      actions={
        <Button look="quiet" size="small" onClick={() => change({ firstStepsHidden: true })}>
          {words.hide}
        </Button>
      }
    >
      <p className="muted">{words.progress(steps.length - left.length, steps.length)}</p>
      <ol className={style.steps}>
        {steps.map((step) => (
          <li key={step} className={done[step] ? style.done : undefined}>
            {done[step] ? <CircleCheck size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
            <span>
              <Link {...pages[step].link} className={style.link}>
                {words.steps[step].title}
              </Link>
              {done[step] && <span className={style.tick}> {words.done}</span>}
              <span className={style.text}>{words.steps[step].text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
