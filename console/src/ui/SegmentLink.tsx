import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import style from "./Segments.module.css";

export const SegmentLink = createLink(function Anchor({
  current,
  ...rest
}: ComponentProps<"a"> & { current: boolean }) {
  return <a {...rest} className={style.segment} aria-current={current ? "true" : undefined} />;
});
