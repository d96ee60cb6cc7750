import type { ReactNode } from "react";
import style from "./Facts.module.css";

interface Fact {
  /** Needed where labels are not unique. */
  id?: string;
  label: string;
  value: ReactNode;
}

/** A list of names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={style.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
