import style from "./Skeleton.module.css";

/** The placeholder of a text, as wide as `width` characters. */
export function Skeleton({ width = 12 }: { width?: number }) {
  return <span className={style.skeleton} style={{ inlineSize: `${width}ch` }} />;
}
