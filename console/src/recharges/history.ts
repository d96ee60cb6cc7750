interface History {
  approved: number;
  rejected: number;
}

interface Words {
  first: string;
  approved: (n: number) => string;
  rejected: (n: number) => string;
  /** Of a customer with so many decided recharges that the API counts no more. */
  ofTheLast: (approved: number, n: number) => string;
}

/** How many of a customer's decided recharges the API counts: the last. */
const mostCounted = 100;

/** Puts into words how a customer's recharges were decided. */
export const historyIn =
  (words: Words) =>
  ({ approved, rejected }: History): string => {
    if (approved + rejected >= mostCounted) return words.ofTheLast(approved, mostCounted);
    const parts = [];
    if (approved > 0) parts.push(words.approved(approved));
    if (rejected > 0) parts.push(words.rejected(rejected));
    return parts.join(", ") || words.first;
  };
