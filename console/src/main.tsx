import "./early.ts";
import "@fontsource-variable/inter/wght.css";
import "./ui/fonts.css";
import "./ui/tokens.css";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { options } from "preact";
import { createRoot } from "react-dom/client";
import { earlyResponses } from "./api/early.ts";
import { queryClient } from "./api/query.ts";
import { router } from "./router.tsx";
import { whenIdle } from "./ui/whenIdle.ts";

// Effects run right after a render, because they add listeners for keys: Escape of a dialog, Ctrl-K of the page. Preact's default
// is the next frame: a busy browser may dispatch a key before it.
options.requestAnimationFrame = queueMicrotask;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
/**
 * Draws the whole page at once: drawing its frame first would delay its content. An address that cannot be loaded is also drawn,
 * and shows the error.
 */
const draw = () =>
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>,
  );
router.load().then(earlyResponses).then(draw, draw);
whenIdle(() => {
  import("./shell/keepFocus.ts").then(
    ({ keepFocus }) => keepFocus(),
    () => undefined, // if the script does not load, a lost focus goes back to the top of the page
  );
});
