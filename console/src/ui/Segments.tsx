import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import style from "./Segments.module.css";

/** A few links of which one is chosen, side by side. Each is a SegmentLink. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.segments} aria-label={label}>
      {children}
    </nav>
  );
}

export const SegmentLink = createLink(function Anchor({
  current,
  ...rest
}: ComponentProps<"a"> & { current: boolean }) {
  return <a {...rest} className={style.segment} aria-current={current ? "true" : undefined} />;
});
