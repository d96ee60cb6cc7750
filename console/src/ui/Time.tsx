import { useFormat } from "../session/useFormat.ts";
import style from "./Time.module.css";

/** A time as "2 hours ago", with the exact time on hover and for screen readers. */
export function Time({ at }: { at: string }) {
  const format = useFormat();
  const exact = format.full(at);
  return (
    <time dateTime={at} title={exact} className={style.time}>
      <span aria-hidden="true">{format.ago(at)}</span>
      <span className="visually-hidden">{exact}</span>
    </time>
  );
}
