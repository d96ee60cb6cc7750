import type { LucideIcon } from "lucide-react";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import style from "./Button.module.css";
import { classes } from "./classes.ts";

export interface ButtonLook {
  /** primary: the one thing that a page or dialog is for. danger: takes something away for good. */
  look?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium";
  icon?: LucideIcon;
}

export const buttonClass = ({ look = "secondary", size = "medium" }: ButtonLook, iconOnly = false) =>
  classes(style.button, style[look], style[size], iconOnly && style.iconOnly);

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows that its work is under way; it cannot be pressed meanwhile. */
  busy?: boolean;
}

/** A button. Without children it shows its icon only, and needs an aria-label. */
export function Button({ look, size, icon: Icon, busy = false, children, className, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      title={rest.title ?? (children ? undefined : rest["aria-label"])}
      className={classes(buttonClass({ look: look ?? "secondary", size: size ?? "medium" }, !children), className)}
    >
      {busy ? (
        <LoaderCircle size={15} aria-hidden="true" className={style.spin} />
      ) : (
        Icon && <Icon size={15} aria-hidden="true" />
      )}
      {children}
    </button>
  );
}
