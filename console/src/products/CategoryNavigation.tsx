import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import style from "./CategoryNavigation.module.css";
import { type Node, treeOf } from "./categoryTree.ts";
import { messages } from "./messages.ts";
import type { ProductsSearch } from "./search.ts";

interface Props {
  categories: readonly (Node & { name: string })[];
  /** The filters and the sort of the list, without its page. */
  search: ProductsSearch;
}

/** The tree of categories beside the list. Each link filters the list by a category and those below it. */
export function CategoryNavigation({ categories, search }: Props) {
  const words = useMessages(messages).categories;
  const mayWrite = useCan("CATALOGUE_WRITE");
  const link = (category: string | undefined) => ({
    to: "/products" as const,
    search: { ...search, category } as ProductsSearch,
    activeOptions: { explicitUndefined: true }, // otherwise the link "All" would be marked as active together with any other
  });
  return (
    <nav className={style.tree} aria-label={words.title}>
      <ul>
        <li>
          <Link {...link(undefined)}>{words.all}</Link>
        </li>
        {treeOf(categories).map(({ id, name, depth }) => (
          <li key={id} style={{ paddingInlineStart: `${Math.min(depth, 5) * 14}px` }}>
            <Link {...link(id)}>{name}</Link>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Link to="/categories" className={style.edit}>
          {words.manage}
        </Link>
      )}
    </nav>
  );
}
