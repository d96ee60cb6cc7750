export interface Node {
  id: string;
  parent: { id: string } | null;
}

/** The categories as a tree is read from top to bottom, each with its depth. One whose parent is missing is at the top. */
export function treeOf<Category extends Node>(categories: readonly Category[]): (Category & { depth: number })[] {
  const known = new Set(categories.map(({ id }) => id));
  const above = ({ parent }: Category) => (parent && known.has(parent.id) ? parent.id : "");
  const walk = (parent: string, depth: number): (Category & { depth: number })[] =>
    categories
      .filter((category) => above(category) === parent)
      .flatMap((category) => [{ ...category, depth }, ...walk(category.id, depth + 1)]);
  return walk("", 0);
}

/** A category and those below it: none of them can become its parent. */
export function branchOf<Category extends Node>(categories: readonly Category[], id: string): Set<string> {
  const branch = new Set([id]);
  for (const { id: each, parent } of treeOf(categories)) if (parent && branch.has(parent.id)) branch.add(each);
  return branch;
}
