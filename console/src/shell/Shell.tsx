import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { FlaskConical, Menu, Search, X } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Elsewhere } from "../session/Elsewhere.tsx";
import { useSignedIn } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { whenIdle } from "../ui/whenIdle.ts";
import { whenShown } from "../ui/whenShown.tsx";
import { AccountButton } from "./AccountButton.tsx";
import { messages } from "./messages.ts";
import { Notices } from "./Notices.tsx";
import { type Area, areas, groups } from "./navigation.ts";
import style from "./Shell.module.css";
import { StoreButton } from "./StoreButton.tsx";
import { useLive } from "./useLive.ts";
import { useShortcuts } from "./useShortcuts.ts";

const Palette = whenShown(() => import("./Palette.tsx").then((module) => module.Palette));
const NotReadAgain = whenShown(() => import("./NotReadAgain.tsx").then((module) => module.NotReadAgain));
const Help = whenShown(() => import("./Help.tsx").then((module) => module.Help));

/** The frame around a page: navigation, search, account, notices. */
export function Shell() {
  const words = useMessages(messages);
  const { viewer, store } = useSignedIn();
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const visible = useMemo(() => areas.filter((area) => viewer.permissions.includes(area.permission)), [viewer]);
  const openPalette = useCallback(() => setOpen("palette"), []);
  const openHelp = useCallback(() => setOpen("help"), []);
  const close = () => setOpen(null);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useLive();
  useShortcuts(visible, { openPalette, openHelp });
  return (
    <div className={style.shell}>
      <a className={style.skip} href="#main">
        {words.skip}
      </a>
      <nav className={style.side} aria-label={words.navigation}>
        <StoreButton name={store.name} slug={store.slug} />
        <Navigation areas={visible} />
      </nav>
      <div className={style.body}>
        {!store.livemode && (
          <aside className={style.test} aria-label={words.testStore}>
            <FlaskConical size={14} aria-hidden="true" />
            {words.testStore}
          </aside>
        )}
        <header className={style.bar}>
          <PhoneNavigation areas={visible} name={store.name} slug={store.slug} />
          <button type="button" className={style.search} onClick={openPalette} aria-keyshortcuts="Control+K">
            <Search size={15} aria-hidden="true" />
            <span>{words.search}</span>
            <kbd>Ctrl K</kbd>
          </button>
          <div className={style.account}>
            <AccountButton onHelp={openHelp} />
          </div>
        </header>
        <div className={style.elsewhere}>
          <Elsewhere />
          {isIdle && <NotReadAgain />}
        </div>
        <main id="main" className={style.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Notices />
      </div>
      {open === "palette" && <Palette areas={visible} onClose={close} />}
      {open === "help" && <Help areas={visible} onClose={close} />}
    </div>
  );
}

function Navigation({ areas, onFollow }: { areas: readonly Area[]; onFollow?: () => void }) {
  const words = useMessages(messages);
  return (
    <div className={style.navigation}>
      {groups.map((group) => {
        const inside = areas.filter((area) => area.group === group);
        return (
          inside.length > 0 && (
            <div key={group} className={style.group}>
              <p>{words.groups[group]}</p>
              {inside.map(({ id, to, icon: Icon }) => (
                <Link
                  key={id}
                  to={to}
                  {...(onFollow && { onClick: onFollow })}
                  className={style.link}
                  activeOptions={{ exact: to === "/" || to === "/settings", includeSearch: false }}
                  activeProps={{ "aria-current": "page" }}
                >
                  <Icon size={16} aria-hidden="true" />
                  {words.areas[id]}
                </Link>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}

/** The navigation on phones: a button that opens it as a dialog. */
function PhoneNavigation({ areas, name, slug }: { areas: readonly Area[]; name: string; slug: string }) {
  const words = useMessages(messages);
  const close = useMessages(shared).close;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = () => {
    flushSync(() => setIsOpen(true)); // showModal moves the focus to the dialog's content, which must be rendered by then
    dialog.current?.showModal();
  };
  const hide = () => dialog.current?.close();
  const { href } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu of stores leads to another page, too
  useEffect(hide, [href]);
  return (
    <div className={style.phone}>
      <Button look="quiet" icon={Menu} aria-label={words.openNavigation} onClick={show} />
      <dialog ref={dialog} className={style.drawer} aria-label={words.navigation} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <>
            <div className={style.drawerTop}>
              <StoreButton name={name} slug={slug} />
              <Button look="quiet" icon={X} aria-label={close} onClick={hide} />
            </div>
            <nav aria-label={words.navigation}>
              <Navigation areas={areas} onFollow={hide} />
            </nav>
          </>
        )}
      </dialog>
    </div>
  );
}
