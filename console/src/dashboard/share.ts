/** The change of a figure as a share of the value before: positive when it rose. The value before may be negative, but not zero. */
export const shareOfChange = (now: number, before: number) => (now - before) / Math.abs(before);
