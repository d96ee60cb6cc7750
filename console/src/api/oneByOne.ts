import { ApiError, type Refusal } from "./error.ts";

/**
 * Changes rows one after the other, where the API takes one at a time, and says of each why it was refused, if it was. It fails
 * as the first change that the server did not decide on.
 */
export async function oneByOne(ids: readonly string[], change: (id: string) => Promise<unknown>) {
  const results: { id: string; refusal: Refusal | null }[] = [];
  for (const id of ids) {
    const refusal = await change(id).then(
      () => null,
      (error: unknown) => {
        if (error instanceof ApiError && error.refusal) return error.refusal;
        throw error;
      },
    );
    results.push({ id, refusal });
  }
  return results;
}
