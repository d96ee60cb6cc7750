import { whenShown } from "../ui/whenShown.tsx";
import { useSessionState } from "./session.ts";

const StoreChanged = whenShown(() => import("./StoreChanged.tsx").then((module) => module.StoreChanged));

/** A banner that leads back, while the browser is signed in to another store than the page shows, or as another person. */
export function Elsewhere() {
  return useSessionState() === "other" ? (
    <div role="alert">
      <StoreChanged />
    </div>
  ) : null;
}
