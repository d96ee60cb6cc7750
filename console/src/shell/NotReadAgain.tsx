import type { Query } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { queryClient } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { readMessages } from "./readMessages.ts";

/** Says that something on the page could not be read again, so that what it shows may be old, and offers to try again. */
export function NotReadAgain() {
  const { notReadAgain } = useMessages(readMessages);
  const { retry } = useMessages(shared).errors;
  const isOld = useSyncExternalStore(subscribe, hasFailed);
  if (!isOld) return null;
  return (
    <Banner
      tone="warn"
      icon={TriangleAlert}
      action={
        <Button size="small" onClick={() => void queryClient.refetchQueries({ predicate: isFailed })}>
          {retry}
        </Button>
      }
    >
      {notReadAgain}
    </Banner>
  );
}

const reads = queryClient.getQueryCache();

const subscribe = (listener: () => void) => reads.subscribe(listener);

/** Whether something is shown whose last read failed. What was never read says so in its place. */
const isFailed = (query: Query) => query.isActive() && query.state.status === "error" && query.state.data !== undefined;

const hasFailed = () => reads.getAll().some(isFailed);
