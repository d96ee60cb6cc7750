import { defaultParseSearch, defaultStringifySearch, type LinkProps } from "@tanstack/react-router";
import { Bookmark, BookmarkPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { type SavedView, usePreferences } from "../session/preferences.ts";
import { usePreferenceChange } from "../session/usePreferenceChange.ts";
import { Button } from "./Button.tsx";
import { type DialogSearch, type ListDialog, withoutDialog } from "./dialogSearch.ts";
import style from "./SavedViews.module.css";
import { TabLink } from "./TabLink.tsx";
import { Tabs } from "./Tabs.tsx";
import { useAsOpened } from "./useAsOpened.ts";
import { useDialogs } from "./useDialogs.ts";
import { usePopup } from "./usePopup.ts";
import { whenShown } from "./whenShown.tsx";

const SaveViewDialog = whenShown(() => import("./SaveViewDialog.tsx").then((module) => module.SaveViewDialog));
const loadMenu = () => import("./ViewMenu.tsx");
const ViewMenu = lazy(() => loadMenu().then((module) => ({ default: module.ViewMenu })));

interface Props {
  /** The name of the list in the preferences. */
  list: string;
  to: LinkProps["to"] & string;
  /** The built-in views; without them, there is one of all rows. */
  builtIn?: readonly { id: string; name: string; search: object }[];
  /** The search parameters of the page. */
  search: DialogSearch;
}

/** The views of a list: the built-in ones, and those of the person, which can be saved, renamed and deleted. */
export function SavedViews({ list, to, search, ...props }: Props) {
  const words = useMessages(shared).views;
  const builtIn = props.builtIn ?? [{ id: "all", name: words.all, search: {} }];
  const { views } = usePreferences();
  const change = usePreferenceChange();
  const { open, close } = useDialogs<ListDialog>();
  const filters = queryOf(search);
  const own = views.filter((view) => view.list === list);
  const shown = own.find((view) => view.filters === filters);
  const isKnown = shown !== undefined || builtIn.some((view) => queryOf(view.search) === filters);
  const isNew = search.dialog === "save";
  const unnamed = isKnown ? undefined : { list, name: "", filters };
  const edited = useAsOpened(search, isNew ? unnamed : search.dialog === "rename" ? shown : undefined);
  return (
    <div className={style.views}>
      <Tabs label={words.label}>
        {builtIn.map((view) => (
          <TabLink key={view.id} to={to} search={view.search} current={!shown && queryOf(view.search) === filters}>
            {view.name}
          </TabLink>
        ))}
        {own.map((view) => (
          <TabLink key={view.name} to={to} search={defaultParseSearch(view.filters)} current={view === shown}>
            {view.name}
          </TabLink>
        ))}
      </Tabs>
      {!isKnown && (
        <Button look="quiet" size="small" icon={BookmarkPlus} onClick={() => open("save")}>
          {words.save}
        </Button>
      )}
      {shown && (
        <ViewButton
          key={shown.name}
          label={words.edit(shown.name)}
          onRename={() => open("rename")}
          onRemove={() => change({ deleteView: { list, name: shown.name } })}
        />
      )}
      {edited && (
        <SaveViewDialog onClose={close} view={edited} others={own.filter((view) => isNew || view !== shown)} />
      )}
    </div>
  );
}

interface ViewButtonProps {
  label: string;
  onRename: () => void;
  onRemove: () => void;
}

function ViewButton({ label, ...actions }: ViewButtonProps) {
  const { button, popup } = usePopup(loadMenu);
  return (
    <>
      <Button look="quiet" size="small" icon={Bookmark} aria-label={label} aria-haspopup="menu" {...button} />
      <Suspense fallback={null}>{popup && <ViewMenu label={label} popup={popup} {...actions} />}</Suspense>
    </>
  );
}

/** Returns the filters and the sort of a list as a query string in a fixed order, so that equal filters give equal strings. */
function queryOf(search: object): SavedView["filters"] {
  const { after: _after, before: _before, ...filters } = withoutDialog(search as Record<string, unknown>);
  return defaultStringifySearch(Object.fromEntries(Object.entries(filters).sort())).replace(/^\?/, "");
}
