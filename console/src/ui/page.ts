import { isCursor } from "./readAddress.ts";

/** The search parameters of a page of a list: it starts after a cursor, or ends before one. */
export interface PageSearch {
  after?: string;
  before?: string;
}

export const readPage = (raw: Record<string, unknown>): PageSearch =>
  isCursor(raw.before) ? { before: raw.before } : isCursor(raw.after) ? { after: raw.after } : {};

/** Returns the arguments of a list's query for a page. */
export const pageArguments = (page: PageSearch, size = 25) =>
  page.before ? { last: size, before: page.before } : { first: size, ...(page.after && { after: page.after }) };

/** Removes values that are undefined, empty or false, so that an address holds only what was chosen. */
export const compact = <T extends object>(search: T) =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== "" && value !== false),
  ) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
