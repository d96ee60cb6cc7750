import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import style from "./Banner.module.css";

interface Props {
  tone: "info" | "warn" | "bad";
  icon: LucideIcon;
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Says above the content what is special about the page's subject now. */
export function Banner({ tone, icon: Icon, children, action }: Props) {
  return (
    <div className={`${style.banner} ${style[tone]}`}>
      <Icon size={16} aria-hidden="true" />
      <p>{children}</p>
      {action}
    </div>
  );
}
