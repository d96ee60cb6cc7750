import { useQuery } from "@tanstack/react-query";
import type { ApiError } from "./error.ts";
import { readOnce } from "./query.ts";
import { type Operation, operationName } from "./request.ts";
import {
  CategoriesAfterDocument,
  type CategoriesAfterQuery,
  StaffAfterDocument,
  type StaffAfterQuery,
  TiersAfterDocument,
  type TiersAfterQuery,
} from "./whole.gql.ts";

interface Connection<Node> {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: readonly { node: Node }[];
}

/**
 * The rows of a list that a page shows whole. The page's own request reads the first hundred, as many as a page of the API has,
 * and what is behind them is read here. Undefined until all are there; when they cannot be read, the page fails.
 */
function useWhole<Node, Result>(
  begin: Connection<Node> | undefined,
  operation: Operation<Result, { after: string }>,
  connectionOf: (result: Result) => Connection<Node>,
): readonly Node[] | undefined {
  const after = begin?.pageInfo.hasNextPage ? begin.pageInfo.endCursor : null;
  const { data: rest } = useQuery<Node[], ApiError>({
    queryKey: ["Whole", operationName(operation), after],
    queryFn: async () => {
      const nodes: Node[] = [];
      for (let next = after; next; ) {
        const { edges, pageInfo } = connectionOf(await readOnce(operation, { after: next }));
        nodes.push(...edges.map(({ node }) => node));
        next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      }
      return nodes;
    },
    enabled: after !== null,
    throwOnError: true,
  });
  if (!begin || (after && !rest)) return undefined;
  return [...begin.edges.map(({ node }) => node), ...(after && rest ? rest : [])];
}

type Row<Whole extends Connection<unknown>> = Whole["edges"][number]["node"];
type Tier = Row<TiersAfterQuery["priceTiers"]>;
type Category = Row<CategoriesAfterQuery["categories"]>;
type Member = Row<StaffAfterQuery["staffMembers"]>;

/** The price tiers of the store, the lowest level first. */
export const useTiers = <Field extends keyof Tier>(begin: Connection<Pick<Tier, Field>> | undefined) =>
  useWhole<Pick<Tier, Field>, TiersAfterQuery>(begin, TiersAfterDocument, ({ priceTiers }) => priceTiers);

/** The categories of the store. */
export const useCategories = <Field extends keyof Category>(begin: Connection<Pick<Category, Field>> | undefined) =>
  useWhole<Pick<Category, Field>, CategoriesAfterQuery>(begin, CategoriesAfterDocument, ({ categories }) => categories);

/** The staff of the store. Undefined for a person who may not see them. */
export const useStaff = (begin: Connection<Member> | undefined) =>
  useWhole<Member, StaffAfterQuery>(begin, StaffAfterDocument, ({ staffMembers }) => staffMembers);
