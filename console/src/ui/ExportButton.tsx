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
  /** The kind of the export, and the filter of the list. */
  input: ExportInput;
  /** The number of rows of the list, once it is known. */
  count: number | undefined;
  /** small: for a part of a page. The page may have another ExportButton, so that its label names what it exports. */
  size?: "small";
  /** The name of its dialog in the address. */
  dialog?: "export" | "exportPart";
  /** Whether the filter of the list is known. */
  ready?: boolean;
}

/** The button that exports the rows of a list. It is hidden from roles that may not export the kind. */
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
