/** Joins the class names that are there. */
export const classes = (...names: (string | false | undefined | null)[]) => names.filter(Boolean).join(" ");
