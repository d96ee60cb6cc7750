import { readOnce } from "./query.ts";
import {
  CategoriesAfterDocument,
  type CategoriesAfterQuery,
  StaffAfterDocument,
  type StaffAfterQuery,
  TiersAfterDocument,
  type TiersAfterQuery,
} from "./rest.gql.ts";

/** A page of a list of the API. */
export interface Connection<Row> {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: readonly { node: Row }[];
}

type RowOf<Page extends Connection<unknown>> = Page["edges"][number]["node"];

/** The row types of the lists that are shown whole. */
export interface Rest {
  tiers: RowOf<TiersAfterQuery["priceTiers"]>;
  categories: RowOf<CategoriesAfterQuery["categories"]>;
  staff: RowOf<StaffAfterQuery["staffMembers"]>;
}

const pages: { [Name in keyof Rest]: (after: string) => Promise<Connection<Rest[Name]>> } = {
  tiers: async (after) => (await readOnce(TiersAfterDocument, { after })).priceTiers,
  categories: async (after) => (await readOnce(CategoriesAfterDocument, { after })).categories,
  staff: async (after) => (await readOnce(StaffAfterDocument, { after })).staffMembers,
};

/** Reads all rows of a list after a cursor, page by page. */
export async function readRest<Name extends keyof Rest>(name: Name, after: string | null): Promise<Rest[Name][]> {
  if (!after) return [];
  const { edges, pageInfo } = await pages[name](after);
  return [
    ...edges.map(({ node }) => node),
    ...(await readRest(name, pageInfo.hasNextPage ? pageInfo.endCursor : null)),
  ];
}
