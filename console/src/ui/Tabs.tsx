import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import style from "./Tabs.module.css";

/** Links to the parts of a page, or to the views of a list. Each is a TabLink. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

/** One tab. `current` marks it; without it, the tab of the page's address is marked. */
export const TabLink = createLink(function Anchor({ current, ...rest }: ComponentProps<"a"> & { current?: boolean }) {
  const marked = current ?? rest["aria-current"] === "page";
  return <a {...rest} className={style.tab} aria-current={marked ? "page" : undefined} />;
});
