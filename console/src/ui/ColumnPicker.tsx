import { Columns3 } from "lucide-react";
import { lazy, Suspense } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "./Button.tsx";
import type { Column } from "./Table.tsx";
import { usePopup } from "./usePopup.ts";

const load = () => import("./ColumnMenu.tsx");
const ColumnMenu = lazy(() => load().then((module) => ({ default: module.ColumnMenu })));

/** The button and menu to choose the columns of a table. The choice is stored in the person's preferences. */
export function ColumnPicker<Row>({ name, columns }: { name: string; columns: readonly Column<Row>[] }) {
  const words = useMessages(shared).table;
  const { button, popup } = usePopup(load);
  return (
    <>
      <Button icon={Columns3} aria-label={words.columns} aria-haspopup="menu" {...button} />
      <Suspense fallback={null}>
        {popup && <ColumnMenu name={name} columns={columns.slice(1)} popup={popup} />}
      </Suspense>
    </>
  );
}
