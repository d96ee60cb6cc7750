import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import style from "./State.module.css";

interface Props {
  icon: LucideIcon;
  title: string;
  /** What the person can do. */
  text: string;
  action?: ReactNode;
}

/** Shown where there is no data. */
export function EmptyState({ icon: Icon, title, text, action }: Props) {
  return (
    <div className={style.state}>
      <span className={style.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
