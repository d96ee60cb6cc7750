import type { ReactNode } from "react";
import style from "./Badge.module.css";
import { classes } from "./classes.ts";

export type Tone = "neutral" | "good" | "warn" | "bad" | "info" | "accent";

/** A short word on a state. The word is enough to understand it; the colour only helps. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classes(style.badge, style[tone])}>{children}</span>;
}
