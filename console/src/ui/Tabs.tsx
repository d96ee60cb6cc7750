import type { ReactNode } from "react";
import style from "./Tabs.module.css";

/** A bar of links to the parts of a page or the views of a list. Each is a TabLink. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
