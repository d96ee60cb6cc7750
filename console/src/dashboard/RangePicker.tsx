import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { presets } from "../ui/period.ts";
import { SegmentLink } from "../ui/SegmentLink.tsx";
import { Segments } from "../ui/Segments.tsx";
import { messages } from "./messages.ts";
import { type DashboardSearch, dashboardPeriod, defaultPeriod } from "./search.ts";

/** The choice of the dashboard's period. */
export function RangePicker({
  search,
  onChange,
}: {
  search: DashboardSearch;
  onChange: (search: DashboardSearch) => void;
}) {
  const words = useMessages(messages);
  const names = useMessages(shared).period.presets;
  const { series } = search;
  const shown = dashboardPeriod(search, useFormat().timezone);
  return (
    <>
      <Segments label={words.range}>
        {presets.map((preset) => (
          <SegmentLink
            key={preset}
            to="/"
            search={preset === defaultPeriod.period ? { series } : { period: preset, series }}
            current={preset === shown.period}
          >
            {names[preset]}
          </SegmentLink>
        ))}
      </Segments>
      <PeriodFilter
        label={words.custom}
        value={search.period ? {} : search}
        shown={shown.period ? {} : shown}
        onChange={(period) => onChange({ ...period, series })}
      />
    </>
  );
}
