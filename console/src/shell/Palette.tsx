import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { DialogFocus } from "../ui/DialogFocus.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import type { Area } from "./navigation.ts";
import style from "./Palette.module.css";
import { messages } from "./paletteMessages.ts";
import { type Entry, type Group, usePaletteGroups } from "./usePaletteGroups.ts";

/**
 * The palette, opened by Ctrl-K: finds pages by name, and the store's data by number, name, phone or reference, and opens the chosen
 * entry. Enter waits for the results of the text that was typed.
 */
export function Palette({ areas, onClose }: { areas: readonly Area[]; onClose: () => void }) {
  const words = useMessages(messages);
  const [text, setText] = useState("");
  const { groups, isSearching, error, searchAgain } = usePaletteGroups(areas, text.trim());
  const navigate = useNavigate();
  const highlighted = useRef<Entry>(undefined);
  const [isHeld, setHeld] = useState(false);
  const go = (entry: Entry) => {
    onClose();
    if (entry.link) void navigate(entry.link);
    entry.run?.();
  };
  /**
   * Whether Enter must wait for the search before it opens an entry: it is a result for the previous text, or an entry with an action
   * that is highlighted only because it is the first. There may be a better one soon.
   */
  const isEarly = (entry: Entry | undefined) => {
    if (!entry) return isSearching;
    return entry.isPrevious || (isSearching && entry.run && entry.value === groups[0]?.items[0]?.value);
  };
  const goFirst = useEffectEvent(() => {
    setHeld(false);
    const [first] = groups.flatMap(({ items }) => items);
    if (first) go(first);
  });
  useEffect(() => {
    if (isHeld && !isSearching) goFirst();
  }, [isHeld, isSearching]);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={style.backdrop} />
        <Dialog.Popup
          className={style.popup}
          aria-label={words.label}
          aria-busy={isSearching}
          aria-modal
          initialFocus={false}
          finalFocus={false}
        >
          <DialogFocus />
          <Autocomplete.Root
            open
            inline
            items={groups}
            value={text}
            onValueChange={(typed) => {
              setText(typed);
              setHeld(false);
            }}
            onItemHighlighted={(entry) => {
              highlighted.current = entry;
            }}
            mode="none"
            autoHighlight="always"
            itemToStringValue={(entry) => entry.label}
          >
            <Autocomplete.Input
              className={style.input}
              placeholder={words.placeholder}
              aria-label={words.label}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !isEarly(highlighted.current)) return;
                event.preventBaseUIHandler();
                setHeld(true);
              }}
            />
            {error && <ErrorState error={error} onRetry={searchAgain} />}
            <Autocomplete.Empty className={style.empty}>
              {text.trim().length < 2 ? words.hint : isSearching ? words.searching : !error && words.empty}
            </Autocomplete.Empty>
            <Autocomplete.List className={style.list}>
              {(group: Group) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className={style.group}>{group.value}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Entry) => (
                      <Autocomplete.Item
                        key={entry.value}
                        value={entry}
                        className={style.item}
                        onClick={() => go(entry)}
                      >
                        <entry.icon size={16} aria-hidden="true" />
                        <span>{entry.label}</span>
                        <small>{entry.detail}</small>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
