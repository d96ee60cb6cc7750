import { useFormat } from "../session/useFormat.ts";
import style from "./Counts.module.css";

interface Count {
  label: string;
  n: number;
  /** Marked when it is not zero. */
  bad?: boolean;
}

/** A few large numbers side by side. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  const format = useFormat();
  return (
    <dl className={style.counts}>
      {counts.map(({ label, n, bad }) => (
        <div key={label} data-bad={(bad && n > 0) || undefined}>
          <dt>{label}</dt>
          <dd>{format.count(n)}</dd>
        </div>
      ))}
    </dl>
  );
}
