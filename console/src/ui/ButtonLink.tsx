import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./Button.tsx";
import { classes } from "./classes.ts";

/** A link to a page that looks like a button. */
export const ButtonLink = createLink(function Anchor({
  look,
  size,
  icon: Icon,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & ButtonLook) {
  return (
    <a
      {...rest}
      className={classes(buttonClass({ look: look ?? "secondary", size: size ?? "medium" }, !children), className)}
    >
      {Icon && <Icon size={15} aria-hidden="true" />}
      {children}
    </a>
  );
});
