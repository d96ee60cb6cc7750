import type { Query } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { queryClient } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { readMessages } from "./readMessages.ts";

/** Says that a part of the page could not be read again, so that its data may be old, and offers to try again. */
export function NotReadAgain() {
  const words = useMessages(readMessages);
  const isOld = useSyncExternalStore(subscribe, hasOld);
  if (!isOld) return null;
  return (
    <div role="alert">
      <Banner
        tone="warn"
        icon={TriangleAlert}
        action={
          <Button size="small" onClick={() => void queryClient.refetchQueries({ predicate: hasFailed })}>
            {words.again}
          </Button>
        }
      >
        {words.notReadAgain}
      </Banner>
    </div>
  );
}

const reads = queryClient.getQueryCache();

const subscribe = (listener: () => void) => reads.subscribe(listener);

const hasFailed = (query: Query) => query.isActive() && query.state.status === "error";

/** Whether data is shown whose last read failed. Where the first read failed, an error is shown in its place. */
const hasOld = () => reads.getAll().some((query) => hasFailed(query) && query.state.data !== undefined);
