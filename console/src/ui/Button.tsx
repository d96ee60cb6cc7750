import type { LucideIcon } from "lucide-react";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import style from "./Button.module.css";
import { classes } from "./classes.ts";

export interface ButtonLook {
  /** primary: the main action of a page or dialog. danger: an action that cannot be undone. */
  look?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium";
  icon?: LucideIcon;
}

export const buttonClass = ({ look = "secondary", size = "medium" }: ButtonLook, iconOnly = false) =>
  classes(style.button, style[look], style[size], iconOnly && style.iconOnly);

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows that the action is running. The button then ignores presses, but keeps the keyboard's focus. */
  busy?: boolean;
}

// The attributes of a busy button. It is not disabled, because a disabled button loses the focus. Enter in a field of its form
// presses it, too.
const whileBusy = {
  disabled: false,
  "aria-disabled": true,
  "aria-busy": true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
};

/** A button. Without children it shows its icon only, and needs an aria-label. */
export function Button({ look, size, icon: Icon, busy = false, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && whileBusy)}
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
