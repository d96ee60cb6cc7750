import { useLayoutEffect } from "react";

/** The title of the page, in the tab of the browser. Preact would leave a title element where it is drawn, and browsers show the first one. */
export function Title({ text }: { text: string }) {
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
