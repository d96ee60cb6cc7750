export const largestPage = 100;

/** The parameters of every list with cursors. */
export interface CursorParams {
  /** `pagination.nextCursor` of the previous page. */
  cursor?: string;
  /** Records per page, 1 to 100. */
  limit?: number;
}

interface CursorPage<T> {
  data: T[];
  pagination: { limit: number; nextCursor: string | null };
}

/** Iterates over the records of all pages from a cursor on. Reads a page when the loop needs it. */
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
