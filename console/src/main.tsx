import "./early.ts";
import "@fontsource-variable/inter/wght.css";
import "./ui/fonts.css";
import "./ui/tokens.css";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "./api/query.ts";
import { router } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
/** Draws the page as a whole: to draw what is around it first would hold it up. An address that cannot be loaded shows why. */
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  );
router.load().then(draw, draw);
