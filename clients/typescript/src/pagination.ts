export const largestPage = 100;

/** What may be given to every list that is read by cursor. */
export interface CursorParams {
  /** `pagination.nextCursor` of the page before. */
  cursor?: string;
  /** Records of a page, 1 to 100. */
  limit?: number;
}

interface CursorPage<T> {
  data: T[];
  pagination: { limit: number; nextCursor: string | null };
}

/** Goes through the records of all pages from a cursor on. Pages are read as the loop gets to them. */
export async function* iteratePages<T>(
  cursor: string | undefined,
  readPage: (cursor: string | undefined) => Promise<CursorPage<T>>,
): AsyncGenerator<T, void, undefined> {
  for (;;) {
    const { data, pagination } = await readPage(cursor);
    yield* data;
    if (pagination.nextCursor === null || data.length < pagination.limit) return;
    cursor = pagination.nextCursor;
  }
}
