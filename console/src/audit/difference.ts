/** A field that an operation set, changed or removed. Its values are as text; undefined means that the field is absent. */
export interface Difference {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Fields that change with every update; they are listed last. */
const bookkeeping = new Set(["id", "store_id", "created_at", "updated_at", "version"]);

/** Compares the states before and after an entry of the audit, field by field, including fields of nested objects. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return [...names.filter((name) => !bookkeeping.has(name)), ...names.filter((name) => bookkeeping.has(name))]
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
    .filter((difference) => difference.before !== difference.after);
}

/** Counts the fields that are the same before and after. */
export function unchanged(before: unknown, after: unknown): number {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...old].filter(([field, value]) => now.get(field) === value).length;
}

function fieldsOf(value: unknown, path = "", found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found;
  if (typeof value !== "object" || Array.isArray(value)) return found.set(path, textOf(value));
  for (const [name, inner] of Object.entries(value)) fieldsOf(inner, path ? `${path}.${name}` : name, found);
  return found;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
