import { getRouteApi } from "@tanstack/react-router";
import { ListChecks } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../api/error.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { FormError } from "../ui/FormError.tsx";
import { LeaveQuestion } from "../ui/LeaveQuestion.tsx";
import { notify } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { TabLink } from "../ui/TabLink.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { TextSource } from "../ui/TextSource.tsx";
import { ApplyDialog } from "./ApplyDialog.tsx";
import style from "./ImportPage.module.css";
import { ImportPreview } from "./ImportPreview.tsx";
import { type ImportKind, type ImportResult, importFile } from "./importFile.ts";
import { messages } from "./messages.ts";

const maxFile = 5 * 1024 * 1024; // bytes: the limit in docs/exports.md
const kinds = ["PRODUCTS", "PRICES"] as const;
const route = getRouteApi("/signedIn/imports");

/**
 * The page that imports products or prices from a CSV, after a preview of every change. Each kind has its own text, which is kept
 * until it is imported or the page is left.
 */
export function ImportPage() {
  const words = useMessages(messages);
  const { kind = "PRODUCTS" } = route.useSearch();
  const [texts, setTexts] = useState({ PRODUCTS: "", PRICES: "" });
  return (
    <>
      <PageHeader title={words.title} />
      <Tabs label={words.kinds.label}>
        {kinds.map((name) => (
          <TabLink key={name} to="/imports" search={name === "PRICES" ? { kind: name } : {}} current={name === kind}>
            {words.kinds[name]}
          </TabLink>
        ))}
      </Tabs>
      <LeaveQuestion unsaved={kinds.some((name) => texts[name].trim() !== "")} words={words.leave} />
      <Import
        key={kind}
        kind={kind}
        csv={texts[kind]}
        onCSV={(csv) => setTexts((all) => ({ ...all, [kind]: csv }))}
        onImported={(csv) => setTexts((all) => (all[kind] === csv ? { ...all, [kind]: "" } : all))}
      />
    </>
  );
}

type State =
  | { step: "input" }
  | { step: "checking" }
  | { step: "failed"; error: ApiError }
  // The key belongs to the preview, so that its import runs once, even when the dialog is opened again.
  | { step: "preview" | "applying"; csv: string; result: ImportResult; idempotencyKey: string }
  | { step: "done"; result: ImportResult };

interface Props {
  kind: ImportKind;
  csv: string;
  onCSV: (text: string) => void;
  onImported: (csv: string) => void;
}

function Import({ kind, csv, onCSV, onImported }: Props) {
  const words = useMessages(messages);
  const [state, setState] = useState<State>({ step: "input" });
  const [isStale, setStale] = useState(false);
  const checking = useRef<AbortController>(undefined);
  // The text that is shown; undefined when the page was left. An import may end after either has changed.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = csv;
    return () => {
      shown.current = undefined;
    };
  }, [csv]);
  const change = (text: string) => {
    checking.current?.abort(); // the running preview is of the previous text
    onCSV(text);
    setState({ step: "input" });
  };
  async function preview() {
    setStale(false);
    checking.current = new AbortController();
    const { signal } = checking.current;
    setState({ step: "checking" });
    try {
      const result = await importFile(kind, { csv, dryRun: true }, signal);
      setState({ step: "preview", csv, result, idempotencyKey: crypto.randomUUID() });
    } catch (cause) {
      if (signal.aborted) return;
      setState({ step: "failed", error: cause instanceof ApiError ? cause : new ApiError("INTERNAL", String(cause)) });
    }
  }
  if (state.step === "done") return <Done kind={kind} result={state.result} onAgain={() => change("")} />;
  return (
    <div className={style.page}>
      <Card title={words.file}>
        <TextSource
          label={words.csv}
          hint={words.hints[kind]}
          dropHint={words.dropHint}
          chooseFile={words.chooseFile}
          tooLarge={words.tooLarge}
          notUtf8={words.notUtf8}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          maxBytes={maxFile}
          value={csv}
          onChange={change}
        />
        <div className={style.submit}>
          <Button
            look={state.step === "preview" ? "secondary" : "primary"}
            icon={ListChecks}
            disabled={csv.trim() === ""}
            busy={state.step === "checking"}
            onClick={() => void preview()}
          >
            {words.preview}
          </Button>
        </div>
      </Card>
      {state.step === "checking" && <p role="status">{words.previewing}</p>}
      {state.step === "failed" && <FormError error={state.error} />}
      {isStale && state.step === "preview" && (
        <p role="alert" className={style.bad}>
          {words.stale}
        </p>
      )}
      {(state.step === "preview" || state.step === "applying") && (
        <ImportPreview result={state.result} onApply={() => setState({ ...state, step: "applying" })} />
      )}
      {state.step === "applying" && (
        <ApplyDialog
          kind={kind}
          csv={state.csv}
          preview={state.result}
          idempotencyKey={state.idempotencyKey}
          onClose={() => setState({ ...state, step: "preview" })}
          onStale={() => {
            if (shown.current === state.csv) void preview().then(() => setStale(true));
            else notify(words.stale, "bad");
          }}
          onDone={(result) => {
            if (shown.current === state.csv) setState({ step: "done", result });
            else notify(words.done);
            onImported(state.csv);
          }}
        />
      )}
      {state.step === "input" && csv === "" && (
        <Card title={words.export}>
          <p className="muted">{words.exportText}</p>
        </Card>
      )}
    </div>
  );
}

function Done({ kind, result, onAgain }: { kind: ImportKind; result: ImportResult; onAgain: () => void }) {
  const words = useMessages(messages);
  return (
    <div className={style.page}>
      <ImportPreview title={words.done} result={result} />
      <div className={style.submit}>
        <Button onClick={onAgain}>{words.again}</Button>
        <ButtonLink look="primary" to={kind === "PRICES" ? "/prices" : "/products"}>
          {kind === "PRICES" ? words.seePrices : words.seeProducts}
        </ButtonLink>
      </div>
    </div>
  );
}
