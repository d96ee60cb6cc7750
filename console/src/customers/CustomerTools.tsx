import type { ReactNode } from "react";
import style from "./CustomerTools.module.css";

/** The row of actions above a list on a customer's page. */
export function CustomerTools({ children }: { children: ReactNode }) {
  return <div className={style.tools}>{children}</div>;
}
