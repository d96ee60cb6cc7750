import style from "./Skeleton.module.css";

/** Stands where a text will be, as wide as `width` characters. */
export function Skeleton({ width = 12 }: { width?: number }) {
  return <span className={style.skeleton} style={{ inlineSize: `${width}ch` }} />;
}
