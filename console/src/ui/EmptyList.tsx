import { type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  /** Whether a filter is set. */
  filtered: boolean;
  /** The icon without a filter. */
  icon: LucideIcon;
  words: { noMatch: string; noMatchText: string; empty: string; emptyText: string };
  /** What the person can do about the filters. */
  action?: ReactNode;
}

/** Shown in a list without rows: the filters match none, or there are none. */
export function EmptyList({ filtered, icon, words, action }: Props) {
  return filtered ? (
    <EmptyState icon={SearchX} title={words.noMatch} text={words.noMatchText} action={action} />
  ) : (
    <EmptyState icon={icon} title={words.empty} text={words.emptyText} />
  );
}
