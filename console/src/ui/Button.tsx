import type { LucideIcon } from "lucide-react";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
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
  /** Shows that its work is under way; it does nothing when it is pressed meanwhile, but keeps the keyboard's focus. */
  busy?: boolean;
}

/** A button that is busy is not disabled, as it would lose the focus. Enter in a field of its form presses it, too. */
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
