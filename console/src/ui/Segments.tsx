import type { ReactNode } from "react";
import style from "./Segments.module.css";

/** A row of a few links, of which one is chosen. Each is a SegmentLink. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.segments} aria-label={label}>
      {children}
    </nav>
  );
}
