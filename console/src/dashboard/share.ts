/** How much a figure changed, as a share of what it was before, which may be below zero but not zero: above zero when it rose. */
export const shareOfChange = (now: number, before: number) => (now - before) / Math.abs(before);
