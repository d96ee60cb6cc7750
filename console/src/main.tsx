import "./early.ts";
import "@fontsource-variable/inter/wght.css";
import "./ui/fonts.css";
import "./ui/tokens.css";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { options } from "preact";
import { createRoot } from "react-dom/client";
import { earlyAnswers } from "./api/early.ts";
import { queryClient } from "./api/query.ts";
import { router } from "./router.tsx";
import { whenIdle } from "./ui/whenIdle.ts";

// Effects run right after a drawing, as keys are listened for in them: Escape by a dialog, Ctrl-K by the page. At the next frame,
// which is Preact's default, a busy browser may already have passed on the key.
options.requestAnimationFrame = queueMicrotask;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
/** Draws the page as a whole: to draw what is around it first would hold it up. An address that cannot be loaded shows why. */
const draw = () =>
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>,
  );
router.load().then(earlyAnswers).then(draw, draw);
whenIdle(() => {
  import("./shell/keepFocus.ts").then(
    ({ keepFocus }) => keepFocus(),
    () => undefined, // without its script the browser begins at the top
  );
});
