import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import style from "./Banner.module.css";

interface Props {
  tone: "info" | "warn" | "bad";
  icon: LucideIcon;
  children: ReactNode;
  /** The button that handles it, if any. */
  action?: ReactNode;
}

/** A message above the content of a page, about the state of its subject. */
export function Banner({ tone, icon: Icon, children, action }: Props) {
  return (
    <div className={`${style.banner} ${style[tone]}`}>
      <Icon size={16} aria-hidden="true" />
      <p>{children}</p>
      {action}
    </div>
  );
}
