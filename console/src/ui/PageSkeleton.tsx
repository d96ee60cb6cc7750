import { Card } from "./Card.tsx";
import { Columns } from "./Columns.tsx";
import style from "./PageSkeleton.module.css";
import { Skeleton } from "./Skeleton.tsx";

const lines = [34, 52, 46, 38, 60, 42];

/** Shown while the page of one thing is loading. */
export function PageSkeleton() {
  const block = (n: number) => (
    <Card>
      <div className={style.lines}>
        {lines.slice(0, n).map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Card>
  );
  return (
    <div aria-busy="true">
      <Columns main={block(6)} side={block(4)} />
    </div>
  );
}
