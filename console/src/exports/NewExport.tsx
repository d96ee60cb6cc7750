import { Download } from "lucide-react";
import { startExport } from "../api/exportRuns.ts";
import { exportRunTexts } from "../messages/exportRuns.ts";
import { exportTexts } from "../messages/exports.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { useMayExport } from "../session/useMayExport.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { compact } from "../ui/page.ts";
import { momentsOf } from "../ui/period.ts";
import style from "./ExportList.module.css";
import { messages } from "./messages.ts";
import { type ExportsSearch, exportKinds } from "./search.ts";

/** The form that exports all rows of a kind, or those of a period. */
export function NewExport({ search, onChange }: { search: ExportsSearch; onChange: (search: ExportsSearch) => void }) {
  const words = useMessages(messages);
  const { kinds, action } = useMessages(exportTexts);
  const { lines } = useMessages(exportRunTexts);
  const format = useFormat();
  const { kind: chosen, after: _after, before: _before, ...period } = search;
  const allowed = exportKinds.filter(useMayExport());
  const kind = allowed.find((name) => name === chosen) ?? "ORDERS";
  return (
    <Card title={words.create}>
      <div className={style.create}>
        <div className={style.row}>
          <label className={style.kind}>
            {words.kind}
            <select
              value={kind}
              onChange={(event) =>
                onChange(compact({ ...period, kind: exportKinds.find((known) => known === event.target.value) }))
              }
            >
              {allowed.map((name) => (
                <option key={name} value={name}>
                  {kinds[name]}
                </option>
              ))}
            </select>
          </label>
          <PeriodFilter
            label={words.period}
            value={period}
            onChange={(next) => onChange(compact({ kind: search.kind, ...next }))}
          />
          <Button
            look="primary"
            icon={Download}
            onClick={() => void startExport({ kind, ...compact(momentsOf(period, format.timezone)) })}
          >
            {action}
          </Button>
        </div>
        <p className="muted">
          {lines[kind]} {words.expiry}
        </p>
        <p className="muted">{words.createText}</p>
      </div>
    </Card>
  );
}
