interface History {
  approved: number;
  rejected: number;
}

interface Words {
  first: string;
  approved: (n: number) => string;
  rejected: (n: number) => string;
  /** The text for a customer with more decided recharges than the API counts. */
  ofTheLast: (approved: number, n: number) => string;
}

/** How many of a customer's decided recharges the API counts: the latest ones. */
const maxCounted = 100;

/** Returns a function that says how many of a customer's recharges were approved and rejected. */
export const historyIn =
  (words: Words) =>
  ({ approved, rejected }: History): string => {
    if (approved + rejected >= maxCounted) return words.ofTheLast(approved, maxCounted);
    const parts = [];
    if (approved > 0) parts.push(words.approved(approved));
    if (rejected > 0) parts.push(words.rejected(rejected));
    return parts.join(", ") || words.first;
  };
