import { useFormat } from "../session/useFormat.ts";
import style from "./Counts.module.css";

interface Count {
  label: string;
  n: number;
  /** Whether the count is marked as bad when it is not zero. */
  bad?: boolean;
}

/** A row of a few large numbers. */
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
