import { useSearch } from "@tanstack/react-router";
import { Download } from "lucide-react";
import type { ExportInput } from "../api/exportRuns.ts";
import { exportTexts } from "../messages/exports.ts";
import { useMessages } from "../messages/messages.ts";
import { useMayExport } from "../session/useMayExport.ts";
import { Button } from "./Button.tsx";
import { useDialogs } from "./useDialogs.ts";
import { whenShown } from "./whenShown.tsx";

const ExportDialog = whenShown(() => import("./ExportDialog.tsx").then((module) => module.ExportDialog));

interface Props {
  /** What the file holds: the kind, and the filter of the list. */
  input: ExportInput;
  /** How many rows the list has, once it is known. */
  count: number | undefined;
  /** Of one that stands in a part of a page, where the page may have another one: its name says what it exports. */
  size?: "small";
  /** What the address calls its dialog. */
  dialog?: "export" | "exportPart";
  /** Whether the filter of the list is known. */
  ready?: boolean;
}

/** Exports what a list shows. It is there for those who may export the kind. */
export function ExportButton({ input, count, size, dialog = "export", ready = true }: Props) {
  const words = useMessages(exportTexts);
  const shown = useSearch({ strict: false }).dialog;
  const { open, close } = useDialogs<typeof dialog>();
  if (!useMayExport()(input.kind)) return null;
  return (
    <>
      <Button
        icon={Download}
        {...(size && { size, "aria-label": words.title(words.kinds[input.kind]) })}
        onClick={() => open(dialog)}
      >
        {words.action}
      </Button>
      {shown === dialog && ready && <ExportDialog input={input} count={count} onClose={close} />}
    </>
  );
}
