import type { ReactNode } from "react";
import style from "./Columns.module.css";

/** A wide and a narrow column. On narrow screens, the narrow one is below. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={style.columns}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
