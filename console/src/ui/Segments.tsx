import type { ReactNode } from "react";
import style from "./Segments.module.css";

/** A few links of which one is chosen, side by side. Each is a SegmentLink. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.segments} aria-label={label}>
      {children}
    </nav>
  );
}
