import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Area } from "./navigation.ts";

interface Actions {
  openPalette: () => void;
  openHelp: () => void;
}

const chordTime = 1200; // milliseconds allowed between g and the key of an area

/**
 * Handles the shortcuts of the page: Ctrl-K, /, ?, and g followed by the key of an area. Letters typed into a field are not
 * shortcuts. While a dialog is open, all are disabled: opening another page would lose its input, or a secret that is shown once.
 */
export function useShortcuts(areas: readonly Area[], { openPalette, openHelp }: Actions) {
  const navigate = useNavigate();
  useEffect(() => {
    let chordEnds = 0;
    function press(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        if (!hasDialog()) openPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || hasDialog()) return;
      const area = event.timeStamp < chordEnds ? areas.find(({ key }) => key === event.key) : undefined;
      chordEnds = event.key === "g" ? event.timeStamp + chordTime : 0;
      if (area) {
        event.preventDefault();
        void navigate({ to: area.to });
      } else if (event.key === "?") {
        event.preventDefault();
        openHelp();
      } else if (event.key === "/") {
        event.preventDefault();
        const search = document.querySelector<HTMLElement>("[data-shortcut='/']");
        if (search) search.focus();
        else openPalette();
      }
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [areas, navigate, openPalette, openHelp]);
}

const hasDialog = () => document.querySelector("[aria-modal=true], dialog[open]") !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !== null;
