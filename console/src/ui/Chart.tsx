import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { BarRounded } from "@visx/shape";
import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { chartTexts } from "../messages/charts.ts";
import { useMessages } from "../messages/messages.ts";
import style from "./Chart.module.css";

export interface Point {
  /** The start of the point's period; unique. */
  key: string;
  /** The label on the axis. */
  tick: string;
  /** The full text of the period. */
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
}

interface Props {
  title: string;
  points: readonly Point[];
  /** Formats a value of the axis. */
  axis: (value: number) => string;
  /** The heading of the values in the table. */
  unit: string;
}

const height = 240;
const margin = { top: 10, right: 4, bottom: 26, left: 58 };
const tickWidth = 84; // pixels for a label of the axis

/** A bar chart over time. The arrow keys move from bar to bar. The same numbers are also a table. */
export function Chart({ title, points, axis, unit }: Props) {
  const words = useMessages(chartTexts);
  const [frame, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const current = at === null ? undefined : points[at];
  const hint = useId();
  const x = scaleBand({ domain: points.map((p) => p.key), range: [margin.left, width - margin.right], padding: 0.28 });
  const highest = Math.max(...points.map((p) => p.value), 1);
  const lowest = Math.min(...points.map((p) => p.value), 0);
  const y = scaleLinear({ domain: [lowest, highest], range: [height - margin.bottom, margin.top], nice: 4 });
  const every = Math.max(1, Math.ceil((points.length * tickWidth) / Math.max(width, tickWidth)));
  const ticks = points.filter((_, index) => index % every === 0);
  const tickOf = new Map(points.map((p) => [p.key, p.tick]));
  function point(event: PointerEvent) {
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    const index = Math.floor(offset / x.step());
    setAt(index >= 0 && index < points.length ? index : null);
  }
  function move(event: KeyboardEvent) {
    const last = points.length - 1;
    const from = at ?? (event.key === "ArrowLeft" ? points.length : -1);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, to)));
  }
  return (
    <div className={style.chart}>
      <div
        ref={frame}
        className={style.frame}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-describedby={hint}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={current ? `${current.label}: ${current.text}` : title}
        onKeyDown={move}
        onBlur={() => setAt(null)}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
      >
        <svg width={width} height={height} aria-hidden="true">
          {y.ticks(4).map((value) => (
            <line
              key={value}
              className={style.grid}
              x1={margin.left}
              x2={width - margin.right}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          {points.map((p, index) => {
            const [top, bottom] = [Math.min(y(p.value), y(0)), Math.max(y(p.value), y(0))];
            const radius = Math.min(3, x.bandwidth() / 3, bottom - top);
            return (
              <BarRounded
                key={p.key}
                className={index === at ? style.barHere : style.bar}
                x={x(p.key) ?? 0}
                y={top}
                width={x.bandwidth()}
                height={bottom - top}
                radius={radius}
                top={p.value >= 0}
                bottom={p.value < 0}
              />
            );
          })}
          <AxisLeft
            scale={y}
            left={margin.left}
            numTicks={4}
            hideAxisLine
            hideTicks
            tickFormat={(value) => axis(Number(value))}
            tickClassName={style.tick ?? ""}
            tickLabelProps={{ dx: -4, dy: 4, textAnchor: "end", fontSize: 11 }}
          />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            hideTicks
            axisLineClassName={style.axis ?? ""}
            tickValues={ticks.map((p) => p.key)}
            tickFormat={(key) => tickOf.get(key) ?? ""}
            tickClassName={style.tick ?? ""}
            tickLabelProps={{ dy: 4, textAnchor: "middle", fontSize: 11 }}
          />
        </svg>
        {current && (
          <div
            className={style.tip}
            style={{
              left: Math.min(Math.max((x(current.key) ?? 0) + x.bandwidth() / 2, 80), Math.max(80, width - 80)),
            }}
          >
            <span>{current.label}</span>
            <strong>{current.text}</strong>
          </div>
        )}
      </div>
      <p id={hint} className="visually-hidden">
        {words.keyboard}
      </p>
      <details className={style.details}>
        <summary>{words.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it only when it is focusable */}
        <section className={style.table} tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{unit}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((p) => (
                <tr key={p.key}>
                  <th scope="row">{p.label}</th>
                  <td>{p.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
}

/** The width of an element, as it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
