import { Eye, EyeOff } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { request } from "../api/request.ts";
import { useSecret } from "../api/secrets.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { whenShown } from "../ui/whenShown.tsx";
import { orderMessages } from "./orderMessages.ts";
import style from "./Reveal.module.css";
import { RevealLicenseDocument } from "./reveal.gql.ts";

const RevealDialog = whenShown(() => import("./RevealDialog.tsx").then((module) => module.RevealDialog));
const shownFor = 60; // seconds

interface Props {
  licenseId: string;
  sku: string;
  /** Whether the dialog that asks for the reason is open. */
  asking: boolean;
  onAsk: () => void;
  onAsked: () => void;
}

/**
 * Shows the credentials of a sold license, after the person has given a reason for the audit. They are kept in this component's state
 * only, and removed after 60 seconds, when the person hides them, when the page is left, and when the session ends.
 */
export function Reveal({ licenseId, sku, asking, onAsk, onAsked }: Props) {
  const words = useMessages(orderMessages);
  const [credentials, setCredentials] = useSecret<string>();
  const hide = useCallback(() => setCredentials(null), [setCredentials]);
  const left = useCountdown(credentials !== null, hide);
  const key = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog that had the focus has closed, and the button that opened it is gone.
    if (credentials !== null) key.current?.querySelector("button")?.focus();
  }, [credentials]);
  async function reveal(reason: string) {
    const { revealLicense } = await request(RevealLicenseDocument, { input: { id: licenseId, reason } });
    setCredentials(revealLicense.credentials);
    onAsked();
  }
  return (
    <>
      {credentials === null ? (
        <Button size="small" icon={Eye} aria-label={`${words.actions.reveal} ${sku}`} onClick={onAsk}>
          {words.actions.reveal}
        </Button>
      ) : (
        <div className={style.key} ref={key}>
          <CopyId text={credentials} />
          <span className="muted numeric" aria-hidden="true">
            {words.reveal.hides(left)}
          </span>
          <Button size="small" look="quiet" icon={EyeOff} onClick={hide}>
            {words.actions.hide}
          </Button>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {credentials !== null && words.reveal.shown(shownFor)}
      </span>
      {credentials === null && asking && <RevealDialog sku={sku} onReveal={reveal} onClose={onAsked} />}
    </>
  );
}

/**
 * Counts down the seconds while `running`, and returns those that are left. Calls onEnd after the last one and when the page
 * is left.
 */
function useCountdown(running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(shownFor);
  useEffect(() => {
    if (!running) return;
    setLeft(shownFor);
    const end = Date.now() + shownFor * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      if (seconds <= 0) onEnd();
      else setLeft(seconds);
    }, 500);
    addEventListener("pagehide", onEnd); // the browser may keep the page in its back/forward cache
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", onEnd);
    };
  }, [running, onEnd]);
  return left;
}
