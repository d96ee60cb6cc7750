/** Finds customers: a text is part of a name, or all of an e-mail address or a phone number. */
export function customerWhere(text: string) {
  const digits = text.replace(/[\s().-]/g, "");
  return [
    { nameContainsFold: text },
    ...(text.includes("@") ? [{ emailEqualFold: text }] : []),
    ...(/^\+\d{8,15}$/.test(digits) ? [{ phone: digits }] : []),
  ];
}
