import { useLayoutEffect } from "react";

/**
 * Sets the title of the page in the browser's tab. It renders no title element: Preact would leave it where it is rendered, and
 * browsers show the first one.
 */
export function Title({ text }: { text: string }) {
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
