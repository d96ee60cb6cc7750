import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import style from "./Tabs.module.css";

/** A tab. `current` marks it as active; without `current`, the tab with the page's address is active. */
export const TabLink = createLink(function Anchor({ current, ...rest }: ComponentProps<"a"> & { current?: boolean }) {
  const marked = current ?? rest["aria-current"] === "page";
  return <a {...rest} className={style.tab} aria-current={marked ? "page" : undefined} />;
});
