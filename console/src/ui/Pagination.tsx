import { useNavigate, useSearch } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "./Button.tsx";
import style from "./Pagination.module.css";
import type { PageSearch } from "./page.ts";

interface Props {
  /** undefined while the first page loads. */
  connection:
    | {
        totalCount: number;
        edges: readonly unknown[];
        pageInfo: {
          hasNextPage: boolean;
          hasPreviousPage: boolean;
          startCursor: string | null;
          endCursor: string | null;
        };
      }
    | undefined;
  onChange: (page: PageSearch) => void;
}

/** The number of rows, and buttons for the previous and the next page. */
export function Pagination({ connection, onChange }: Props) {
  const words = useMessages(shared).pagination;
  const format = useFormat();
  useFirstPageFor(connection);
  if (!connection?.totalCount) return null; // the table shows its empty state
  const page = connection.pageInfo;
  const previous = page.hasPreviousPage && page.startCursor;
  const next = page.hasNextPage && page.endCursor;
  return (
    <nav className={style.pagination} aria-label={words.label}>
      <span className="muted numeric" aria-live="polite">
        {words.total(format.total(connection.totalCount), connection.totalCount)}
      </span>
      <Button
        size="small"
        icon={ChevronLeft}
        aria-label={words.previous}
        disabled={!previous}
        onClick={() => previous && onChange({ before: previous })}
      />
      <Button
        size="small"
        icon={ChevronRight}
        aria-label={words.next}
        disabled={!next}
        onClick={() => next && onChange({ after: next })}
      />
    </nav>
  );
}

/** Opens the first page when all rows of the current page have left the list. */
function useFirstPageFor(connection: Props["connection"]) {
  const { after, before } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isEmptied = (after ?? before) !== undefined && connection?.edges.length === 0 && connection.totalCount > 0;
  useEffect(() => {
    if (!isEmptied) return;
    void navigate({
      to: ".",
      search: ({ after: _after, before: _before, ...kept }: PageSearch) => kept,
      replace: true,
      resetScroll: false,
    });
  }, [isEmptied, navigate]);
}
