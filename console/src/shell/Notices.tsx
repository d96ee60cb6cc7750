import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { dismiss, useNotices } from "../ui/notices.ts";
import { messages } from "./messages.ts";
import style from "./Notices.module.css";

/** The notices, in a strip that stays at the bottom of the window. */
export function Notices() {
  const words = useMessages(messages);
  const notices = useNotices();
  return (
    <section className={style.notices} aria-label={words.notices} aria-live="polite">
      {notices.map(({ id, text, tone, link }) => {
        const Icon = tone === "good" ? CircleCheck : CircleAlert;
        return (
          <div key={id} className={style.notice} data-tone={tone}>
            <Icon size={16} aria-hidden="true" />
            <p>
              {link ? (
                <Link {...link} onClick={() => dismiss(id)}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </p>
            <Button look="quiet" size="small" icon={X} aria-label={words.dismiss} onClick={() => dismiss(id)} />
          </div>
        );
      })}
    </section>
  );
}
