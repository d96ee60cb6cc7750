import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import style from "./Tabs.module.css";

/** One tab. `current` marks it; without it, the tab of the page's address is marked. */
export const TabLink = createLink(function Anchor({ current, ...rest }: ComponentProps<"a"> & { current?: boolean }) {
  const marked = current ?? rest["aria-current"] === "page";
  return <a {...rest} className={style.tab} aria-current={marked ? "page" : undefined} />;
});
