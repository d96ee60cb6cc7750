import type { ReactNode } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import style from "./Toolbar.module.css";

/** The bar with the search and the filters of a list. `end` is for controls of the whole list. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  const words = useMessages(shared);
  return (
    <search className={style.toolbar} aria-label={words.filters.label}>
      <div className={style.filters}>{children}</div>
      {end && <div className={style.end}>{end}</div>}
    </search>
  );
}
