import { isId } from "./id.ts";
import { compact } from "./page.ts";

/** The search parameters of an open dialog: its name, and the id of the row that it is about. */
export interface DialogSearch<Name extends string = string> {
  dialog?: Name;
  row?: string;
}

/** Reads the open dialog from an address, if it is one of the page's dialogs. */
export function readDialog<Name extends string>(
  raw: Record<string, unknown>,
  names: readonly Name[],
): DialogSearch<Name> {
  const dialog = names.find((name) => name === raw.dialog);
  return dialog ? (compact({ dialog, row: isId(raw.row) ? raw.row : undefined }) as DialogSearch<Name>) : {};
}

/** Returns the search parameters without the open dialog. */
export function withoutDialog<Search extends DialogSearch>(search: Search): Omit<Search, "dialog" | "row"> {
  const { dialog: _dialog, row: _row, ...shown } = search;
  return shown;
}

/** The dialogs of a list that has saved views and an export. */
export const listDialogs = ["export", "save", "rename"] as const;
export type ListDialog = (typeof listDialogs)[number];
