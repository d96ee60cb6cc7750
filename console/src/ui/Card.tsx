import type { ReactNode } from "react";
import { useId } from "react";
import style from "./Card.module.css";
import { classes } from "./classes.ts";

interface Props {
  /** The title of the section. Without it the card is a plain frame. */
  title?: string;
  /** Shown at the end of the title's row. */
  actions?: ReactNode;
  /** No padding inside: for tables and lists. */
  flush?: boolean;
  children: ReactNode;
}

/** A framed part of a page. */
export function Card({ title, actions, flush = false, children }: Props) {
  const id = useId();
  return (
    <section className={style.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={style.header}>
          <h2 id={id}>{title}</h2>
          {actions}
        </header>
      )}
      <div className={classes(!flush && style.body)}>{children}</div>
    </section>
  );
}
