import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import style from "./State.module.css";

interface Props {
  icon: LucideIcon;
  title: string;
  /** What to do about it. */
  text: string;
  action?: ReactNode;
}

/** Stands where there is nothing to show. */
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
