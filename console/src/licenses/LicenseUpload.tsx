import { getRouteApi } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { LeaveQuestion } from "../ui/LeaveQuestion.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useDebounced } from "../ui/useDebounced.ts";
import { messages } from "./messages.ts";
import { type LineFormat, maxLicenses, type ParsedUpload, parseUpload } from "./parse.ts";
import style from "./Upload.module.css";
import { UploadFailure } from "./UploadFailure.tsx";
import { UploadInput } from "./UploadInput.tsx";
import { UploadPreview } from "./UploadPreview.tsx";
import { UploadProgress } from "./UploadProgress.tsx";
import { UploadResult } from "./UploadResult.tsx";
import { uploadMessages } from "./uploadMessages.ts";
import { useNewLicenses } from "./useNewLicenses.ts";
import { useUpload } from "./useUpload.ts";
import { useVariations } from "./useVariations.ts";
import { VariationChoice } from "./VariationChoice.tsx";

const route = getRouteApi("/signedIn/licenses/upload");

/**
 * The page that uploads licenses. The pasted text is kept in this component's state only, until it is uploaded or the page is
 * left.
 */
export function LicenseUpload() {
  const { title, upload: heading } = useMessages(messages);
  const words = useMessages(uploadMessages);
  const { variation } = route.useSearch();
  const navigate = route.useNavigate();
  const [text, setText] = useState("");
  const [lineFormat, setLineFormat] = useState<LineFormat>(); // the chosen format; undefined when it is detected
  const upload = useUpload(() => {
    setText("");
    setLineFormat(undefined);
  });
  const { state } = upload;
  return (
    <>
      <PageHeader title={heading} parent={{ label: title, link: { to: "/licenses" } }} />
      <div className={style.page}>
        <VariationChoice
          id={variation}
          fixed={state.step !== "input"}
          onChange={(id) => void navigate({ search: id ? { variation: id } : {}, replace: true })}
        />
        {variation && state.step === "input" && (
          <Input
            variation={variation}
            text={text}
            onText={setText}
            lineFormat={lineFormat}
            onLineFormat={setLineFormat}
            onUpload={(parsed) => void upload.start(variation, parsed)}
          />
        )}
        <LeaveQuestion
          unsaved={state.step === "input" ? text.trim() !== "" : state.step !== "done"}
          words={state.step === "input" ? words.leaveInput : state.step === "failed" ? words.leaveFailed : words.leave}
        />
        {state.step === "running" && <UploadProgress totals={state.totals} all={state.all} />}
        {state.step === "failed" && (
          <UploadFailure {...state} onRetry={() => void upload.retry()} onCorrect={upload.reset} />
        )}
        {state.step === "done" && variation && (
          <UploadResult totals={state.totals} variation={variation} onAgain={upload.reset} />
        )}
      </div>
    </>
  );
}

function Input(props: {
  variation: string;
  text: string;
  onText: (text: string) => void;
  lineFormat: LineFormat | undefined;
  onLineFormat: (format: LineFormat | undefined) => void;
  onUpload: (parsed: ParsedUpload) => void;
}) {
  const { variation, text, onText, lineFormat, onLineFormat, onUpload } = props;
  const { upload } = useMessages(messages);
  const words = useMessages(uploadMessages);
  const format = useFormat();
  const parsedText = useDebounced(text);
  const parsed = useMemo(
    () => parseUpload(parsedText, { timezone: format.timezone, now: Date.now(), format: lineFormat }),
    [parsedText, format.timezone, lineFormat],
  );
  const { chosen } = useVariations("", variation);
  const isNew = useNewLicenses(variation, parsed.licenses);
  const n = parsed.licenses.length;
  return (
    <>
      <UploadInput text={text} onText={onText} format={lineFormat} found={parsed.found} onFormat={onLineFormat} />
      <UploadPreview parsed={parsed} waiting={chosen?.backordered ?? 0} variation={chosen?.id} isNew={isNew} />
      <div className={style.submit}>
        <Button
          look="primary"
          icon={Upload}
          disabled={n === 0 || n > maxLicenses || parsedText !== text || !chosen}
          onClick={() => onUpload(parsed)}
        >
          {n === 0 ? upload : words.submit(n, format.count(n))}
        </Button>
      </div>
    </>
  );
}
