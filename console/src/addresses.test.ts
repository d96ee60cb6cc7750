import { expect, test } from "vitest";

type Read = (raw: Record<string, unknown>) => object;

const modules = import.meta.glob<Record<string, unknown>>("./*/search.ts", { eager: true });
const readers = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Read] => /^read\w+Search$/.test(entry[0]));

// The search parameters of all pages. Those in `typed` accept any text.
const chosen =
  "period from to status source customer product variation refunded sort min max after before dialog row series history items tab order view tier linked kind category id batch expires type event attempt actor subject entry role";
const typed = "q action request";

const objects: unknown[] = [null, {}, [], ["a", "b"], { toString: 1 }, [{ toString: 1 }]];

test.each(readers)("%s leaves out what it does not understand", (_, read) => {
  for (const value of ["foo", "", "-5", -5, false, "9999-12-31", "__proto__", "toString", ...objects])
    for (const name of chosen.split(" "))
      expect(read({ [name]: value }), `${name}=${JSON.stringify(value)}`).toEqual({});
  for (const value of objects) for (const name of typed.split(" ")) expect(read({ [name]: value })).toEqual({});
});
