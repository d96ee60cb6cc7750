import { ChevronsUpDown } from "lucide-react";
import { lazy, Suspense } from "react";
import { usePopup } from "../ui/usePopup.ts";
import style from "./StoreButton.module.css";
import { StoreName } from "./StoreName.tsx";

const load = () => import("./StoreMenu.tsx");
const StoreMenu = lazy(() => load().then((module) => ({ default: module.StoreMenu })));

/** The button with the current store's name, which opens the menu of stores. */
export function StoreButton({ name, slug }: { name: string; slug: string }) {
  const { button, popup } = usePopup(load);
  return (
    <>
      <button type="button" className={style.trigger} aria-haspopup="menu" {...button}>
        <StoreName name={name} slug={slug} />
        <ChevronsUpDown size={14} aria-hidden="true" />
      </button>
      <Suspense fallback={null}>{popup && <StoreMenu popup={popup} />}</Suspense>
    </>
  );
}
