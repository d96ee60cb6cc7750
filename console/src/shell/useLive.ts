import { useEffect } from "react";
import { queryClient, viewerKey } from "../api/query.ts";
import { useSessionState, useSignedIn } from "../session/session.ts";
import { whenIdle } from "../ui/whenIdle.ts";

/** Subscribes to the changes of the store for as long as the same person is signed in to it. */
export function useLive() {
  const { viewer, store } = useSignedIn();
  const isOver = useSessionState() === "ended";
  const session = `${store.slug}.${viewer.id}`;
  useEffect(() => {
    if (isOver) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const readSession = () => void queryClient.invalidateQueries({ queryKey: viewerKey });
    const stopWaiting = whenIdle(() => {
      import("../api/live.ts").then(
        ({ subscribeToChanges }) => {
          if (!isLeft) stop = subscribeToChanges(session, readSession);
        },
        () => undefined, // if the script does not load, pages stay as current as when they were read
      );
    });
    return () => {
      isLeft = true;
      stopWaiting();
      stop?.();
    };
  }, [session, isOver]);
}
