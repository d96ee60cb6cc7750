import { Menu } from "@base-ui/react/menu";
import { defaultParseSearch, defaultStringifySearch, type LinkProps } from "@tanstack/react-router";
import { Bookmark, BookmarkPlus, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { type SavedView, usePreferences } from "../session/preferences.ts";
import { usePreferenceChange } from "../session/usePreferenceChange.ts";
import { Button } from "./Button.tsx";
import menu from "./Menu.module.css";
import style from "./SavedViews.module.css";
import { TabLink, Tabs } from "./Tabs.tsx";

const SaveViewDialog = lazy(() =>
  import("./SaveViewDialog.tsx").then((module) => ({ default: module.SaveViewDialog })),
);

interface Props {
  /** The name of the list in the preferences. */
  list: string;
  to: LinkProps["to"] & string;
  /** The views that everyone has; without them, one of all rows. */
  builtIn?: readonly { id: string; name: string; search: object }[];
  /** What the address holds. */
  search: object;
}

/** The views of a list: those that everyone has, and a person's own, which are saved, renamed and deleted here. */
export function SavedViews({ list, to, search, ...props }: Props) {
  const words = useMessages(shared).views;
  const builtIn = props.builtIn ?? [{ id: "all", name: words.all, search: {} }];
  const { views } = usePreferences();
  const change = usePreferenceChange();
  const [dialog, setDialog] = useState<"save" | "rename" | null>(null);
  const filters = queryOf(search);
  const own = views.filter((view) => view.list === list);
  const shown = own.find((view) => view.filters === filters);
  const isKnown = shown !== undefined || builtIn.some((view) => queryOf(view.search) === filters);
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
        <Button look="quiet" size="small" icon={BookmarkPlus} onClick={() => setDialog("save")}>
          {words.save}
        </Button>
      )}
      {shown && (
        <Menu.Root>
          <Menu.Trigger
            render={<Button look="quiet" size="small" icon={Bookmark} aria-label={words.edit(shown.name)} />}
          />
          <Menu.Portal>
            <Menu.Positioner className={menu.positioner} align="end" sideOffset={6}>
              <Menu.Popup className={menu.popup}>
                <Menu.Item className={menu.item} onClick={() => setDialog("rename")}>
                  <Pencil size={16} aria-hidden="true" />
                  {words.rename}
                </Menu.Item>
                <Menu.Item
                  className={menu.item}
                  onClick={() => change({ views: views.filter((view) => view !== shown) })}
                >
                  <Trash2 size={16} aria-hidden="true" />
                  {words.remove}
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <SaveViewDialog
            onClose={() => setDialog(null)}
            view={dialog === "rename" && shown ? shown : { list, name: "", filters }}
            others={views.filter((view) => dialog !== "rename" || view !== shown)}
            place={dialog === "rename" && shown ? views.indexOf(shown) : views.length}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A list's address without its page and dialog, in one order, so that the same filters are the same text. */
function queryOf(search: object): SavedView["filters"] {
  const { after: _after, before: _before, dialog: _dialog, ...filters } = search as Record<string, unknown>;
  return defaultStringifySearch(Object.fromEntries(Object.entries(filters).sort())).replace(/^\?/, "");
}
