import type { ReactNode } from "react";
import style from "./CustomerTools.module.css";

/** What can be done with a list on a customer's page. It stands above the list. */
export function CustomerTools({ children }: { children: ReactNode }) {
  return <div className={style.tools}>{children}</div>;
}
