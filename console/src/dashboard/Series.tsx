import type { DashboardInterval } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Chart, type Point } from "../ui/Chart.tsx";
import type { DashboardQuery } from "./dashboard.gql.ts";
import { messages } from "./messages.ts";
import style from "./Series.module.css";
import { type DashboardSearch, measures } from "./search.ts";

type Measure = NonNullable<DashboardSearch["series"]>;

interface Props {
  points: DashboardQuery["now"]["series"] | undefined;
  groupBy: DashboardInterval;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
}

/** The chart of the sales over the period. */
export function Series({ points, groupBy, measure, onMeasure }: Props) {
  const words = useMessages(messages).series;
  const format = useFormat();
  const value = (amount: string | number) =>
    measure === "net" ? format.money(String(amount)) : format.count(Number(amount));
  const shown = points?.map(
    (p): Point => ({
      key: p.start,
      tick: groupBy === "HOUR" ? format.clock(p.start) : format.monthDay(p.start),
      label: groupBy === "HOUR" ? format.time(p.start) : format.day(p.start),
      value: Number(p[measure]),
      text: value(p[measure]),
    }),
  );
  return (
    <>
      <fieldset className={style.measures} aria-label={words.label}>
        {measures.map((name) => (
          <button key={name} type="button" aria-pressed={name === measure} onClick={() => onMeasure(name)}>
            {words[name]}
          </button>
        ))}
      </fieldset>
      {shown ? (
        <Chart
          title={words[measure]}
          unit={words[measure]}
          points={shown}
          axis={measure === "net" ? format.compactMoney : format.compact}
        />
      ) : (
        <div className={style.place} />
      )}
    </>
  );
}
