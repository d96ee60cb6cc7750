/** Whether a text is an id of the API: a UUID in lower case. */
export const isId = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
