/** Joins class names, leaving out empty ones. */
export const classes = (...names: (string | false | undefined | null)[]) => names.filter(Boolean).join(" ");
