import { useSyncExternalStore } from "react";
import { isSignedInElsewhere, onElsewhere } from "../api/request.ts";
import { whenShown } from "../ui/whenShown.tsx";

const StoreChanged = whenShown(() => import("./StoreChanged.tsx").then((module) => module.StoreChanged));

/** The way back, while the browser is signed in to another store than the page shows. */
export function Elsewhere() {
  const isElsewhere = useSyncExternalStore(onElsewhere, isSignedInElsewhere);
  return isElsewhere ? (
    <div role="alert">
      <StoreChanged />
    </div>
  ) : null;
}
