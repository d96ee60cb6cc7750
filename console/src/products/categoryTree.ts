export interface Node {
  id: string;
  parent: { id: string } | null;
}

/**
 * Returns the categories in the order of their tree, parents first, each with its depth. A category whose parent is missing is
 * a root.
 */
export function treeOf<Category extends Node>(categories: readonly Category[]): (Category & { depth: number })[] {
  const known = new Set(categories.map(({ id }) => id));
  const above = ({ parent }: Category) => (parent && known.has(parent.id) ? parent.id : "");
  const walk = (parent: string, depth: number): (Category & { depth: number })[] =>
    categories
      .filter((category) => above(category) === parent)
      .flatMap((category) => [{ ...category, depth }, ...walk(category.id, depth + 1)]);
  return walk("", 0);
}

/** Returns the ids of a category and of those below it. None of them can become its parent. */
export function branchOf<Category extends Node>(categories: readonly Category[], id: string): Set<string> {
  const branch = new Set([id]);
  for (const { id: each, parent } of treeOf(categories)) if (parent && branch.has(parent.id)) branch.add(each);
  return branch;
}
