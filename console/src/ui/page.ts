import { isCursor } from "./readAddress.ts";

/** Where a page of a list lies, as an address says it: after or before a cursor. */
export interface PageSearch {
  after?: string;
  before?: string;
}

export const readPage = (raw: Record<string, unknown>): PageSearch =>
  isCursor(raw.before) ? { before: raw.before } : isCursor(raw.after) ? { after: raw.after } : {};

/** The arguments of a list for that page. */
export const pageArguments = (page: PageSearch, size = 25) =>
  page.before ? { last: size, before: page.before } : { first: size, ...(page.after && { after: page.after }) };

/** Removes what is undefined, empty or false, so that an address holds only what was chosen. */
export const compact = <T extends object>(search: T) =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== "" && value !== false),
  ) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
