import { Link, type LinkProps } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useSession, useSessionState } from "../session/session.ts";
import style from "./PageHeader.module.css";
import { Title } from "./Title.tsx";

interface Props {
  title: string;
  /** The list that the page belongs to. */
  parent?: { label: string; link: LinkProps };
  /** Shown beside the title, such as a status or a total. */
  aside?: ReactNode;
  /** The actions on the page's subject, the main one last. */
  actions?: ReactNode;
}

/** The heading of a page, its title in the browser's tab, and its actions. A page that is covered by the sign-in sets no title. */
export function PageHeader({ title, parent, aside, actions }: Props) {
  const store = useSession()?.store.slug;
  const isCovered = /ended|left/.test(useSessionState());
  return (
    <header className={style.header}>
      {!isCovered && <Title text={[title, parent?.label, store].filter(Boolean).join(" · ")} />}
      <div className={style.heading}>
        {parent && (
          <>
            <Link {...parent.link} className={style.parent}>
              {parent.label}
            </Link>
            <ChevronRight size={14} aria-hidden="true" className={style.separator} />
          </>
        )}
        <h1 title={title}>{title}</h1>
        {aside}
      </div>
      {actions && <div className={style.actions}>{actions}</div>}
    </header>
  );
}
