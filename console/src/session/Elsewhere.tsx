import { lazy, Suspense, useSyncExternalStore } from "react";
import { isSignedInElsewhere, onElsewhere } from "../api/request.ts";

const StoreChanged = lazy(() => import("./StoreChanged.tsx").then((module) => ({ default: module.StoreChanged })));

/** The way back, while the browser is signed in to another store than the page shows. */
export function Elsewhere() {
  const isElsewhere = useSyncExternalStore(onElsewhere, isSignedInElsewhere);
  return isElsewhere ? (
    <div role="alert">
      <Suspense fallback={null}>
        <StoreChanged />
      </Suspense>
    </div>
  ) : null;
}
