import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ExportInput } from "../api/exportRuns.ts";
import { exportTexts } from "../messages/exports.ts";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { Button } from "./Button.tsx";

const ExportDialog = lazy(() => import("./ExportDialog.tsx").then((module) => ({ default: module.ExportDialog })));

interface Props {
  /** What the file holds: the kind, and the filter of the list. */
  input: ExportInput;
  /** How many rows the list has, once it is known. */
  count: number | undefined;
  size?: "small";
}

/** Exports what a list shows. It is there for those who may export. */
export function ExportButton({ input, count, size }: Props) {
  const words = useMessages(exportTexts);
  const [open, setOpen] = useState(false);
  if (!useCan("EXPORT")) return null;
  return (
    <>
      <Button icon={Download} {...(size && { size })} onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Suspense fallback={null}>
        {open && <ExportDialog input={input} count={count} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
